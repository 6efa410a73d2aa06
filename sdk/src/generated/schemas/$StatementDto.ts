/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StatementDto = {
    properties: {
        asOf: {
            type: 'string',
            description: `The day of the statement, in Asia/Manila.`,
            isRequired: true,
            format: 'date',
        },
        closingBalance: {
            type: 'number',
            description: `What is owed: principal, interest that fell due, and penalties, less what was paid.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        months: {
            type: 'array',
            contains: {
                type: 'StatementMonthDto',
            },
            isRequired: true,
        },
        openingBalance: {
            type: 'number',
            description: `Always 0: a statement begins with the loan.`,
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
    },
} as const;
