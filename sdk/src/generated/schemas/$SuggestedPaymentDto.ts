/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SuggestedPaymentDto = {
    properties: {
        paidOn: {
            type: 'string',
            description: `The day of it.`,
            isRequired: true,
            format: 'date',
        },
        paymentNumber: {
            type: 'string',
            description: `The number of the incoming payment.`,
            isRequired: true,
        },
        sameReference: {
            type: 'boolean',
            description: `It names the reference that the member told of.`,
            isRequired: true,
        },
    },
} as const;
