/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $IncomingPaymentEventDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        channel: {
            type: 'string',
            description: `By which way it came.`,
            maxLength: 40,
            minLength: 1,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
            maxLength: 3,
            minLength: 3,
            pattern: '^[A-Z]{3}$',
        },
        id: {
            type: 'string',
            description: `The provider's id of the payment: it counts once, however often it is told.`,
            isRequired: true,
            maxLength: 100,
            minLength: 1,
        },
        paidAt: {
            type: 'string',
            description: `A day of the Philippines as YYYY-MM-DD, or a moment of it.`,
            isRequired: true,
            pattern: '^(20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T[\\d:.]+(Z|[+-]\\d\\d:\\d\\d))?$',
        },
        payerName: {
            type: 'string',
            description: `As the bank tells it.`,
            maxLength: 140,
            minLength: 1,
        },
        reference: {
            type: 'string',
            description: `What the payer wrote beside it: the number of the loan finds it.`,
            maxLength: 140,
            minLength: 1,
        },
        type: {
            type: 'all-of',
            description: `What happened to it.`,
            contains: [{
                type: 'IncomingType',
            }],
            isRequired: true,
        },
    },
} as const;
