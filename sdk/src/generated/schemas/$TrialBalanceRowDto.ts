/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TrialBalanceRowDto = {
    properties: {
        account: {
            type: 'string',
            description: `Its name in the ledger.`,
            isRequired: true,
        },
        credit: {
            type: 'number',
            description: `The balance, where it is a credit.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        debit: {
            type: 'number',
            description: `The balance, where it is a debit.`,
            isRequired: true,
        },
        type: {
            type: 'all-of',
            description: `What kind of account it is.`,
            contains: [{
                type: 'AccountType',
            }],
            isRequired: true,
        },
    },
} as const;
