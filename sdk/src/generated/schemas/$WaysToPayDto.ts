/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WaysToPayDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What would be paid.`,
            isRequired: true,
        },
        amountDue: {
            type: 'number',
            description: `What is due by today, penalties included.`,
            isRequired: true,
        },
        asOf: {
            type: 'string',
            description: `The day that all figures are of, in Asia/Manila.`,
            isRequired: true,
            format: 'date',
        },
        beyond: {
            type: 'number',
            description: `How much of it is beyond that.`,
            isRequired: true,
        },
        closes: {
            type: 'boolean',
            description: `Whether it closes the loan.`,
            isRequired: true,
        },
        credit: {
            type: 'number',
            description: `What is more than closes the loan, and kept for the member.`,
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
        ways: {
            type: 'array',
            contains: {
                type: 'WayToPayDto',
            },
            isRequired: true,
        },
    },
} as const;
