/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AccountCorrectionDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `Number of the receiving bank or e-wallet account.`,
            isRequired: true,
            maxLength: 100,
            minLength: 4,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d -])+$',
        },
        bankName: {
            type: 'string',
            description: `A bank or an e-wallet.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d \'.\\-,&/()])+$',
        },
        password: {
            type: 'string',
            description: `The password one signs in with.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
    },
} as const;
