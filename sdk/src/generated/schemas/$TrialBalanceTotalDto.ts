/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TrialBalanceTotalDto = {
    properties: {
        credit: {
            type: 'number',
            description: `The same as the debit.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        debit: {
            type: 'number',
            description: `The sum of all debit balances.`,
            isRequired: true,
        },
    },
} as const;
