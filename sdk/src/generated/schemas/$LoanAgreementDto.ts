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
            description: `When it was agreed to.`,
            format: 'date-time',
        },
        borrower: {
            type: 'all-of',
            description: `Who borrows.`,
            contains: [{
                type: 'BorrowerDto',
            }],
        },
        consent: {
            type: 'all-of',
            description: `Absent from agreements made before it was kept.`,
            contains: [{
                type: 'ConsentDto',
            }],
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
            type: 'all-of',
            description: `Who lends.`,
            contains: [{
                type: 'LenderDto',
            }],
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        quote: {
            type: 'all-of',
            description: `The figures of the loan.`,
            contains: [{
                type: 'LoanQuoteDto',
            }],
        },
        quoteHash: {
            type: 'string',
            description: `Of the quote as the server keeps it; whether the member named it stands in consent.`,
        },
        termsVersion: {
            type: 'string',
            description: `The edition of the Service and Policy Agreement and of the loan contract.`,
        },
    },
} as const;
