/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanLimitStepDto = {
    properties: {
        fromScore: {
            type: 'number',
            description: `The least score that it needs.`,
            isRequired: true,
        },
        longestTerm: {
            type: 'number',
            description: `Months.`,
            isRequired: true,
        },
        maxLoan: {
            type: 'number',
            description: `Pesos.`,
            isRequired: true,
        },
    },
} as const;
