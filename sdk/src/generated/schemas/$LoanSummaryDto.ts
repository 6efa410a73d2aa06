/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanSummaryDto = {
    properties: {
        appliedAt: {
            type: 'string',
            description: `When the member applied.`,
            isRequired: true,
            format: 'date-time',
        },
        loanAmountXR: {
            type: 'number',
            description: `The principal in the chosen currency.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        paidOffBy: {
            type: 'string',
            description: `The later loan that has paid it off.`,
        },
        paysOff: {
            type: 'string',
            description: `The loan that it pays off, or has paid off.`,
        },
        proceedsXR: {
            type: 'number',
            description: `What of it was or will be paid out, where charges are kept back.`,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        status: {
            type: 'all-of',
            description: `The status.`,
            contains: [{
                type: 'LoanStatus',
            }],
            isRequired: true,
        },
    },
} as const;
