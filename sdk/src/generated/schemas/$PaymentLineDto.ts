/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentLineDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        channel: {
            type: 'string',
            description: `By which way it came.`,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        id: {
            type: 'string',
            description: `What the bank calls it; the id of the provider where it has that.`,
        },
        line: {
            type: 'number',
            description: `Its number in the file, for the answer.`,
            isRequired: true,
            maximum: 10000000,
            minimum: 1,
        },
        paidAt: {
            type: 'string',
            description: `A day of the Philippines as YYYY-MM-DD, or a moment of it.`,
            isRequired: true,
        },
        payerName: {
            type: 'string',
            description: `As the bank tells it.`,
        },
        place: {
            type: 'number',
            description: `Of lines without an id that are alike on a day: 1 for the first, 2 for the second.`,
            maximum: 10000000,
            minimum: 1,
        },
        reference: {
            type: 'string',
            description: `What the payer wrote beside it: the number of the loan finds it.`,
        },
        type: {
            type: 'all-of',
            description: `What happened to it; one that bounced needs its id. Received where it is absent.`,
            contains: [{
                type: 'IncomingType',
            }],
        },
    },
} as const;
