/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanApplyDto = {
    properties: {
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
            isRequired: true,
            maximum: 1000000000,
        },
        installmentAmountPHP: {
            type: 'number',
            description: `Paid each month but the last, in pesos.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        installmentAmountXR: {
            type: 'number',
            description: `Paid each month but the last, in the currency.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        installmentCount: {
            type: 'number',
            description: `Months.`,
            isRequired: true,
            maximum: 600,
            minimum: 1,
        },
        interestAmountPHP: {
            type: 'number',
            description: `The interest of one month, in pesos.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        interestAmountXR: {
            type: 'number',
            description: `The interest of one month, in the currency.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        interestRate: {
            type: 'number',
            description: `Percent of the principal per month.`,
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
            description: `The principal in the chosen currency.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        quoteHash: {
            type: 'string',
            description: `Of the quote that the member saw. When it is not the server's own, QUOTE_CHANGED answers the new quote. Without it the
            agreement says that the figures alone were consented to; a loan with charges is agreed to by it alone.`,
            maxLength: 64,
            minLength: 64,
            pattern: '^[0-9a-f]{64}$',
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
            maxLength: 3,
            minLength: 3,
            pattern: '^[A-Z]{3}$',
        },
        topUpOf: {
            type: 'string',
            description: `The own running loan that this one pays off, as its quote of POST /loan/top-up/quote says; with its hash.`,
            maxLength: 20,
            minLength: 10,
            pattern: '^LN\\d+$',
        },
    },
} as const;
