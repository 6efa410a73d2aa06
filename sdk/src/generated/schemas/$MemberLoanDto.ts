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
        },
        installmentAmountXR: {
            type: 'number',
        },
        installmentCount: {
            type: 'number',
            description: `Months.`,
        },
        interestAmountPHP: {
            type: 'number',
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
        },
        selectedCurrency: {
            type: 'string',
        },
    },
} as const;
