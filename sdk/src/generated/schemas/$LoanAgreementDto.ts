/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanAgreementDto = {
    properties: {
        active: {
            type: 'boolean',
            description: `Whether there is one, in force.`,
            isRequired: true,
        },
        agreedAt: {
            type: 'string',
            format: 'date-time',
        },
        borrower: {
            type: 'BorrowerDto',
        },
        coolingOffDays: {
            type: 'number',
            description: `For so many days after the approval the loan can be cancelled free of charge while nothing was withdrawn.`,
        },
        language: {
            type: 'all-of',
            description: `What the texts were read in.`,
            contains: [{
                type: 'Language',
            }],
        },
        lender: {
            type: 'LenderDto',
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        quote: {
            type: 'LoanQuoteDto',
        },
        quoteHash: {
            type: 'string',
            description: `Of the quote.`,
        },
        termsVersion: {
            type: 'string',
            description: `The edition of the Service and Policy Agreement and of the loan contract.`,
        },
    },
} as const;
