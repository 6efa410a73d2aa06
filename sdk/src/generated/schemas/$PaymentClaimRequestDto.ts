/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentClaimRequestDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What was paid, in the loan's currency.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        bank: {
            type: 'string',
            description: `The bank or e-wallet that it was sent from.`,
            maxLength: 100,
            minLength: 2,
        },
        paidOn: {
            type: 'string',
            description: `The day of the transfer in the Philippines, YYYY-MM-DD.`,
            isRequired: true,
            format: 'date',
        },
        reference: {
            type: 'string',
            description: `The number that the bank or e-wallet shows for the transfer.`,
            isRequired: true,
            maxLength: 60,
            minLength: 6,
            pattern: '^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]){6}',
        },
    },
} as const;
