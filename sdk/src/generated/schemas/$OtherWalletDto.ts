/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OtherWalletDto = {
    properties: {
        _id: {
            type: 'string',
            description: `The wallet's id, for withdrawals.`,
            isRequired: true,
            format: 'uuid',
        },
        createdAt: {
            type: 'string',
            description: `When its loan was applied for.`,
            isRequired: true,
            format: 'date-time',
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso, as agreed with its loan.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        wallet: {
            type: 'number',
            description: `The available balance, in the currency of its loan.`,
            isRequired: true,
        },
    },
} as const;
