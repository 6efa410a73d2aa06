/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PasswordChangeDto = {
    properties: {
        currentPassword: {
            type: 'string',
            description: `The password as it is now.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
        newPassword: {
            type: 'string',
            description: `8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %.`,
            isRequired: true,
            maxLength: 24,
            minLength: 8,
            pattern: '^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[!@#$%])[\\p{L}\\p{M}\\d\'.\\-!@#$%,]+$',
        },
        password: {
            type: 'string',
            description: `The new password again.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
