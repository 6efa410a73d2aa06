/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalPrepareDto = {
    properties: {
        id: {
            type: 'string',
            description: `The _id of any of the member's own wallets.`,
            isRequired: true,
            format: 'uuid',
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        withdrawalAmount: {
            type: 'number',
            description: `In the wallet's currency; more than 999 or the whole balance, and at most the balance.`,
            isRequired: true,
            maximum: 1000000000000,
        },
    },
} as const;
