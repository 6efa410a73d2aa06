/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TopUpOfferRequestDto = {
    properties: {
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
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
