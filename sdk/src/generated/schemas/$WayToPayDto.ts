/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WayToPayDto = {
    properties: {
        interestSaved: {
            type: 'number',
            description: `Interest that is never charged.`,
            isRequired: true,
        },
        lastPaymentOn: {
            type: 'string',
            description: `The day of the last payment.`,
            isRequired: true,
            format: 'date',
        },
        monthsEarlier: {
            type: 'number',
            description: `How many due days fewer there are to wait for.`,
            isRequired: true,
        },
        nextPayment: {
            type: 'all-of',
            description: `Absent where nothing is left.`,
            contains: [{
                type: 'NextPaymentOnDto',
            }],
        },
        pays: {
            type: 'all-of',
            description: `What the money beyond the amount due pays.`,
            contains: [{
                type: 'Overpayment',
            }],
            isRequired: true,
        },
        reference: {
            type: 'string',
            description: `What to write on the transfer.`,
            isRequired: true,
        },
    },
} as const;
