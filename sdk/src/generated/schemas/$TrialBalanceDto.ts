/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TrialBalanceDto = {
    properties: {
        accounts: {
            type: 'array',
            contains: {
                type: 'TrialBalanceRowDto',
            },
            isRequired: true,
        },
        at: {
            type: 'string',
            description: `The business day whose end it is of.`,
            isRequired: true,
            format: 'date',
        },
        final: {
            type: 'boolean',
            description: `Whether the day is over: then the report stays as it is.`,
            isRequired: true,
        },
        totals: {
            type: 'array',
            contains: {
                type: 'TrialBalanceTotalDto',
            },
            isRequired: true,
        },
    },
} as const;
