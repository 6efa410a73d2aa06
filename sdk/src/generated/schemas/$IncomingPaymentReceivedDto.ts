/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $IncomingPaymentReceivedDto = {
    properties: {
        paymentNumber: {
            type: 'string',
            description: `The number of the incoming payment.`,
            isRequired: true,
        },
        repeated: {
            type: 'boolean',
            description: `It was told before, and changed nothing now.`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `What comes next.`,
            contains: [{
                type: 'PaymentState',
            }],
            isRequired: true,
        },
    },
} as const;
