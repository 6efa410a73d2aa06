/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreditScoreChangeDto = {
    properties: {
        at: {
            type: 'string',
            description: `The beginning of the day in the Philippines on which it came about; of the first row, the registration.`,
            isRequired: true,
            format: 'date-time',
        },
        change: {
            type: 'number',
            description: `Points; 0 when the score was at the end of its range.`,
            isRequired: true,
        },
        correctedReason: {
            type: 'all-of',
            description: `With CORRECTION: what was taken back.`,
            contains: [{
                type: 'CreditScoreRule',
            }],
        },
        creditScore: {
            type: 'number',
            description: `After the change.`,
            isRequired: true,
            maximum: 1000,
        },
        installmentNumber: {
            type: 'number',
            description: `From 1.`,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        reason: {
            type: 'all-of',
            description: `CORRECTION takes back what a payment had earned that was reversed.`,
            contains: [{
                type: 'CreditScoreReason',
            }],
            isRequired: true,
        },
        text: {
            type: 'string',
            description: `A sentence for the person.`,
            isRequired: true,
        },
    },
} as const;
