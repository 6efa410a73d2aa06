/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaidWithCreditDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What was paid.`,
            isRequired: true,
        },
        creditLeft: {
            type: 'number',
            description: `What is kept for the member afterwards, of the loan on which too much was paid.`,
            isRequired: true,
        },
        loan: {
            type: 'all-of',
            description: `Where the loan that was paid stands.`,
            contains: [{
                type: 'LoanStandingDto',
            }],
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan that was paid.`,
            isRequired: true,
        },
        repaymentNumber: {
            type: 'string',
            description: `The number of the repayment.`,
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
    },
} as const;
