/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OpenWithdrawalDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `Number of the receiving bank or e-wallet account.`,
        },
        active: {
            type: 'boolean',
            description: `Whether there is one, in force.`,
            isRequired: true,
        },
        availableBalance: {
            type: 'number',
            description: `What stays in the wallet afterwards.`,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
        },
        createdAt: {
            type: 'string',
            description: `Since when the request waits.`,
            format: 'date-time',
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
        },
        expiresAt: {
            type: 'string',
            description: `Until when the request can be confirmed.`,
            format: 'date-time',
        },
        fullLegalName: {
            type: 'string',
            description: `First, middle and last name.`,
        },
        id: {
            type: 'string',
            description: `The wallet's, as prepare took it.`,
            format: 'uuid',
        },
        requestId: {
            type: 'string',
            description: `The request, of a withdrawal or of another schedule.`,
            format: 'uuid',
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
        },
        totalToReceiver: {
            type: 'number',
            description: `What arrives, in the currency of the wallet.`,
        },
        transferAmount: {
            type: 'number',
            description: `In the currency of the wallet.`,
        },
        transferFee: {
            type: 'number',
            description: `Always 0.`,
        },
        withdrawableAmount: {
            type: 'number',
            description: `What could be withdrawn.`,
        },
        withdrawalAmount: {
            type: 'number',
            description: `As prepare took it.`,
        },
    },
} as const;
