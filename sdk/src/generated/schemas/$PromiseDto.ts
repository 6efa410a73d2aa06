/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PromiseDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What was promised.`,
            isRequired: true,
        },
        keptOn: {
            type: 'string',
            description: `The day by which it was enough.`,
            format: 'date',
        },
        madeAt: {
            type: 'string',
            description: `When it was promised.`,
            isRequired: true,
            format: 'date-time',
        },
        madeBy: {
            type: 'all-of',
            description: `STAFF wrote down what the member told them.`,
            contains: [{
                type: 'Promiser',
            }],
            isRequired: true,
        },
        paidAmount: {
            type: 'number',
            description: `What was paid since, by the day that was named.`,
            isRequired: true,
        },
        promiseId: {
            type: 'string',
            description: `Which promise.`,
            isRequired: true,
            format: 'uuid',
        },
        promisedOn: {
            type: 'string',
            description: `The last day on which it was to be paid.`,
            isRequired: true,
            format: 'date',
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `OPEN until its day is over; KEPT once enough was paid, else BROKEN. A payment counts by the day on which it was made.`,
            contains: [{
                type: 'PromiseState',
            }],
            isRequired: true,
        },
        text: {
            type: 'string',
            description: `What follows from it, in the reader's language.`,
            isRequired: true,
        },
    },
} as const;
