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
            description: `What is owed after the last month that is told: principal, interest that fell due, and penalties, less payments.`,
            isRequired: true,
        },
        earlier: {
            type: 'string',
            description: `The month to send as \`to\` for what came before; absent where nothing did.`,
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
            description: `What was owed before the first month that is told; 0 where the loan begins with it.`,
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
    },
} as const;
