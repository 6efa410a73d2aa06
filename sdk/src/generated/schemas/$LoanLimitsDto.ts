/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanLimitsDto = {
    properties: {
        creditScore: {
            type: 'number',
            description: `From 0 to 1000.`,
            isRequired: true,
            maximum: 1000,
        },
        maxLoan: {
            type: 'number',
            description: `Pesos.`,
            isRequired: true,
        },
        minLoan: {
            type: 'number',
            description: `Pesos.`,
            isRequired: true,
        },
        monthlyNetIncome: {
            type: 'number',
            description: `Whole pesos, as the member stated it, to see whether an installment fits; absent where it was not stated.`,
        },
        next: {
            type: 'all-of',
            description: `What the next higher score allows beyond that; absent where there is no more.`,
            contains: [{
                type: 'LoanLimitStepDto',
            }],
        },
        table: {
            type: 'array',
            contains: {
                type: 'LoanLimitStepDto',
            },
            isRequired: true,
        },
        terms: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
    },
} as const;
