/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ImportedLineDto = {
    properties: {
        code: {
            type: 'string',
            description: `The code of the refusal.`,
        },
        line: {
            type: 'number',
            description: `Its number in the file.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        message: {
            type: 'string',
            description: `Why it was refused; of what bounced after staff returned it, the payment's note, which says so.`,
        },
        outcome: {
            type: 'all-of',
            description: `REPEATED was told before and changed nothing; REFUSED cannot be taken.`,
            contains: [{
                type: 'LineOutcome',
            }],
            isRequired: true,
        },
        paymentNumber: {
            type: 'string',
            description: `The number of the incoming payment.`,
        },
        repaymentNumber: {
            type: 'string',
            description: `The number of the repayment.`,
        },
        unmatchedBecause: {
            type: 'all-of',
            description: `Why it lies in suspense.`,
            contains: [{
                type: 'UnmatchedBecause',
            }],
        },
    },
} as const;
