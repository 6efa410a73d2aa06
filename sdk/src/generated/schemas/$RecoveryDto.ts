/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RecoveryDto = {
    properties: {
        newPassword: {
            type: 'string',
            description: `8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %.`,
            isRequired: true,
            maxLength: 24,
            minLength: 8,
            pattern: '^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[!@#$%])[\\p{L}\\p{M}\\d\'.\\-!@#$%,]+$',
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number of the account.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        recoveryCode: {
            type: 'string',
            description: `The eight digits that the Loan Assistant told.`,
            isRequired: true,
            maxLength: 8,
            minLength: 8,
            pattern: '^\\d{8}$',
        },
    },
} as const;
