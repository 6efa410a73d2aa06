/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BankInfoDto = {
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
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
