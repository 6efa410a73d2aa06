/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentAssignDto = {
    properties: {
        force: {
            type: 'boolean',
            description: `Although it looks like a repeat of a repayment.`,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
            maxLength: 20,
            minLength: 1,
        },
        settlement: {
            type: 'boolean',
            description: `Early settlement in part, as of a repayment that staff record. Without it, what was proposed holds.`,
        },
    },
} as const;
