/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanStandingDto = {
    properties: {
        amountDue: {
            type: 'number',
            description: `What is due by today, penalties included.`,
            isRequired: true,
        },
        creditAmount: {
            type: 'number',
            description: `What was paid too much and is kept for the member.`,
            isRequired: true,
        },
        outstandingAmount: {
            type: 'number',
            description: `What is left to pay when the schedule is followed to its end.`,
            isRequired: true,
        },
        payoffAmount: {
            type: 'number',
            description: `What would close the loan today.`,
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
