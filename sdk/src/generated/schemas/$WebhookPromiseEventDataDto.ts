/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookPromiseEventDataDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What was promised, in the loan's currency.`,
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
    },
} as const;
