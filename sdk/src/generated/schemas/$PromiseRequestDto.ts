/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PromiseRequestDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the loan's currency, at most what is left to pay.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        promisedOn: {
            type: 'string',
            description: `The last day on which it will be paid: today, or one of the days after it that can be named.`,
            isRequired: true,
            format: 'date',
        },
    },
} as const;
