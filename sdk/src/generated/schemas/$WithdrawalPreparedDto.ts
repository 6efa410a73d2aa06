/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalPreparedDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `Number of the receiving bank or e-wallet account.`,
            isRequired: true,
        },
        availableBalance: {
            type: 'number',
            description: `What stays in the wallet afterwards.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
            isRequired: true,
        },
        createdAt: {
            type: 'string',
            description: `Since when the request waits.`,
            isRequired: true,
            format: 'date-time',
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
            isRequired: true,
        },
        expiresAt: {
            type: 'string',
            description: `Until when the request can be confirmed.`,
            isRequired: true,
            format: 'date-time',
        },
        fullLegalName: {
            type: 'string',
            description: `First, middle and last name.`,
            isRequired: true,
        },
        requestId: {
            type: 'string',
            description: `The request, of a withdrawal or of another schedule.`,
            isRequired: true,
            format: 'uuid',
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        totalToReceiver: {
            type: 'number',
            description: `What arrives, in the currency of the wallet.`,
            isRequired: true,
        },
        transferAmount: {
            type: 'number',
            description: `In the currency of the wallet.`,
            isRequired: true,
        },
        transferFee: {
            type: 'number',
            description: `Always 0.`,
            isRequired: true,
        },
        withdrawableAmount: {
            type: 'number',
            description: `What could be withdrawn.`,
            isRequired: true,
        },
    },
} as const;
