/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanApplyDto = {
    properties: {
        exchangeRate: {
            type: 'number',
            isRequired: true,
            maximum: 1000000000,
        },
        installmentAmountPHP: {
            type: 'number',
            isRequired: true,
            maximum: 1000000000000,
        },
        installmentAmountXR: {
            type: 'number',
            isRequired: true,
            maximum: 1000000000000,
        },
        installmentCount: {
            type: 'number',
            isRequired: true,
            maximum: 600,
            minimum: 1,
        },
        interestAmountPHP: {
            type: 'number',
            isRequired: true,
            maximum: 1000000000000,
        },
        interestAmountXR: {
            type: 'number',
            isRequired: true,
            maximum: 1000000000000,
        },
        interestRate: {
            type: 'number',
            isRequired: true,
            maximum: 100,
        },
        loanAmountPHP: {
            type: 'number',
            description: `Whole pesos from minLoan to maxLoan of GET /config.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        loanAmountXR: {
            type: 'number',
            isRequired: true,
            maximum: 1000000000000,
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        selectedCurrency: {
            type: 'string',
            isRequired: true,
            maxLength: 3,
            minLength: 3,
            pattern: '^[A-Z]{3}$',
        },
    },
} as const;
