/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WaysToPayRequestDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What would be paid today, in the loan's currency.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        loanNumber: {
            type: 'string',
            description: `The newest loan when it is absent.`,
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
