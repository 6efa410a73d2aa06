/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SuggestedLoanDto = {
    properties: {
        claimed: {
            type: 'boolean',
            description: `Its member says to have made a transfer with this reference.`,
            isRequired: true,
        },
        fullName: {
            type: 'string',
            description: `First and last name.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
        sameAmount: {
            type: 'boolean',
            description: `It is the loan's installment, or what its member says to have paid.`,
            isRequired: true,
        },
        sameName: {
            type: 'boolean',
            description: `The borrower's names stand in the payer's.`,
            isRequired: true,
        },
    },
} as const;
