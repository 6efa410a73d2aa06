/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TopUpOfferDto = {
    properties: {
        leastLoanPHP: {
            type: 'number',
            description: `The least loan, in whole pesos, of which that is left after its charges, for each term that has such a loan. Absent where even the largest
            that the member may borrow leaves less.`,
        },
        leastReceivedXR: {
            type: 'number',
            description: `At least so much must be left for the member.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        neededInstallments: {
            type: 'number',
            description: `So many installments have to be paid.`,
            isRequired: true,
        },
        paidInstallments: {
            type: 'number',
            description: `How many of its installments are paid, and have to be.`,
            isRequired: true,
        },
        payoffXR: {
            type: 'number',
            description: `What closes the running loan today.`,
            isRequired: true,
        },
        possible: {
            type: 'boolean',
            description: `Whether it may.`,
            isRequired: true,
        },
        reason: {
            type: 'all-of',
            description: `Why not.`,
            contains: [{
                type: 'TopUpReason',
            }],
        },
        reasonText: {
            type: 'string',
            description: `The same as a sentence, in the caller's language.`,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
    },
} as const;
