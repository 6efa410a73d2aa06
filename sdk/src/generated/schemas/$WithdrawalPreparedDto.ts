/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalPreparedDto = {
    properties: {
        accountNumber: {
            type: 'string',
            isRequired: true,
        },
        availableBalance: {
            type: 'number',
            description: `What stays in the wallet afterwards.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            isRequired: true,
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
            isRequired: true,
        },
        requestId: {
            type: 'string',
            isRequired: true,
            format: 'uuid',
        },
        selectedCurrency: {
            type: 'string',
            isRequired: true,
        },
        totalToReceiver: {
            type: 'number',
            isRequired: true,
        },
        transferAmount: {
            type: 'number',
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
