/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MemberLoanDto = {
    properties: {
        active: {
            type: 'boolean',
            description: `True from the application until it is REJECTED or CANCELLED.`,
            isRequired: true,
        },
        creditScore: {
            type: 'number',
            description: `0 to 1000.`,
            isRequired: true,
            maximum: 1000,
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
        },
        installmentAmountPHP: {
            type: 'number',
            description: `Paid each month but the last, in pesos.`,
        },
        installmentAmountXR: {
            type: 'number',
            description: `Paid each month but the last, in the currency.`,
        },
        installmentCount: {
            type: 'number',
            description: `Months.`,
        },
        interestAmountPHP: {
            type: 'number',
            description: `The interest of one month, in pesos.`,
        },
        interestAmountXR: {
            type: 'number',
            description: `The interest of one month.`,
        },
        interestRate: {
            type: 'number',
            description: `Percent of the principal per month.`,
        },
        loanAmountPHP: {
            type: 'number',
            description: `In pesos.`,
        },
        loanAmountXR: {
            type: 'number',
            description: `In the chosen currency.`,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
        },
    },
} as const;
