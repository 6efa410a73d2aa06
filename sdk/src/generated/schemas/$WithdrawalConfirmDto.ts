/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalConfirmDto = {
    properties: {
        id: {
            type: 'string',
            description: `The _id of any of the member's own wallets.`,
            isRequired: true,
            format: 'uuid',
        },
        oTP: {
            type: 'string',
            description: `The one-time password that the loan assistant gave for this very request.`,
            isRequired: true,
            maxLength: 12,
            minLength: 6,
            pattern: '^\\d{6,12}$',
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        requestId: {
            type: 'string',
            description: `As /wallet/withdraw/prepare answered it.`,
            isRequired: true,
            format: 'uuid',
        },
        withdrawalAmount: {
            type: 'number',
            description: `In the wallet's currency; more than 999 or the whole balance, and at most the balance.`,
            isRequired: true,
            maximum: 1000000000000,
        },
    },
} as const;
