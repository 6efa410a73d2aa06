/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanQuoteRequestDto = {
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
        selectedCurrency: {
            type: 'string',
            description: `One of GET /currency/available.`,
            isRequired: true,
            maxLength: 3,
            minLength: 3,
            pattern: '^[A-Z]{3}$',
        },
    },
} as const;
