/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $TopUpQuoteRequestDto = {
    properties: {
        installmentCount: {
            type: 'number',
            description: `Months; one of the terms of GET /config.`,
            isRequired: true,
            maximum: 600,
            minimum: 1,
        },
        loanAmountPHP: {
            type: 'number',
            description: `Whole pesos from minLoan to maxLoan of GET /config.`,
            maximum: 1000000000000,
        },
        loanAmountXR: {
            type: 'number',
            description: `In the chosen currency, a multiple of its rounding unit.`,
            maximum: 1000000000000,
        },
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
