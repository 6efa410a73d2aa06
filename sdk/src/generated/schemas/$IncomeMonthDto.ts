/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $IncomeMonthDto = {
    properties: {
        account: {
            type: 'string',
            description: `Its name in the ledger.`,
            isRequired: true,
        },
        amount: {
            type: 'number',
            description: `Positive where it was earned, negative where it was lost or taken back.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        month: {
            type: 'string',
            description: `YYYY-MM`,
            isRequired: true,
        },
        type: {
            type: 'all-of',
            description: `INCOME for what was earned, EXPENSE for what was lost.`,
            contains: [{
                type: 'AccountType',
            }],
            isRequired: true,
        },
    },
} as const;
