/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreditWishDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the loan's currency; all of it without an amount.`,
            maximum: 1000000000000,
        },
        loanNumber: {
            type: 'string',
            description: `The loan on which too much was paid.`,
            isRequired: true,
            maxLength: 20,
            minLength: 10,
            pattern: '^LN\\d+$',
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
