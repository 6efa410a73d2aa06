/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SuspensePaymentDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        paidOn: {
            type: 'string',
            description: `The day on which it was paid, as the bank says.`,
            isRequired: true,
            format: 'date',
        },
        paymentNumber: {
            type: 'string',
            description: `The number of the incoming payment.`,
            isRequired: true,
        },
        since: {
            type: 'string',
            description: `The business day since which it lies in suspense.`,
            isRequired: true,
            format: 'date',
        },
    },
} as const;
