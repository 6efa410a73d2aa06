/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookRepaymentEventDataDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the loan's currency.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
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
        paidOn: {
            type: 'string',
            description: `The day on which it was paid, in the Philippines.`,
            isRequired: true,
            format: 'date',
        },
        paymentNumber: {
            type: 'string',
            description: `The incoming payment that it was made of.`,
        },
        repaymentNumber: {
            type: 'string',
            description: `The number of the repayment.`,
            isRequired: true,
        },
        source: {
            type: 'string',
            description: `STAFF recorded it, a PROVIDER or a STATEMENT told of it, or it is CREDIT of another loan, which brings no new money.`,
            isRequired: true,
        },
    },
} as const;
