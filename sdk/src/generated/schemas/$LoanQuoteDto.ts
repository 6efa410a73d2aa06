/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanQuoteDto = {
    properties: {
        charges: {
            type: 'all-of',
            description: `Absent where nothing is charged once.`,
            contains: [{
                type: 'QuotedChargesDto',
            }],
        },
        effectiveMonthlyRate: {
            type: 'number',
            description: `Percent a month on what is still owed, with 4 decimals.`,
            isRequired: true,
        },
        effectiveYearlyRate: {
            type: 'number',
            description: `Percent a year, compounded, with 2 decimals.`,
            isRequired: true,
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
            isRequired: true,
        },
        financeChargePHP: {
            type: 'number',
            description: `The interest of the whole loan.`,
            isRequired: true,
        },
        financeChargeXR: {
            type: 'number',
            description: `The interest of the whole loan.`,
            isRequired: true,
        },
        installmentAmountPHP: {
            type: 'number',
            description: `What is paid each month, the last one excepted.`,
            isRequired: true,
        },
        installmentAmountXR: {
            type: 'number',
            description: `What is paid each month, the last one excepted.`,
            isRequired: true,
        },
        installmentCount: {
            type: 'number',
            description: `Months.`,
            isRequired: true,
        },
        interestAmountPHP: {
            type: 'number',
            description: `The interest of one month; with declining of the first.`,
            isRequired: true,
        },
        interestAmountXR: {
            type: 'number',
            description: `The interest of one month; with declining of the first.`,
            isRequired: true,
        },
        interestMethod: {
            type: 'all-of',
            description: `Whether interest is added on the whole principal each month, or counted on what is still owed.`,
            contains: [{
                type: 'InterestMethod',
            }],
            isRequired: true,
        },
        interestRate: {
            type: 'number',
            description: `Percent per month: of the principal with add_on, of what is still owed with declining.`,
            isRequired: true,
        },
        loanAmountPHP: {
            type: 'number',
            description: `The principal in pesos.`,
            isRequired: true,
        },
        loanAmountXR: {
            type: 'number',
            description: `The principal in the chosen currency.`,
            isRequired: true,
        },
        monthlyRepaymentPHP: {
            type: 'number',
            description: `The principal's share of one month; with declining of the first.`,
            isRequired: true,
        },
        monthlyRepaymentXR: {
            type: 'number',
            description: `The principal's share of one month; with declining of the first.`,
            isRequired: true,
        },
        penaltyRules: {
            type: 'all-of',
            description: `What paying late costs. Absent where that is what the edition of the contract lays down.`,
            contains: [{
                type: 'PenaltyRulesDto',
            }],
        },
        quoteHash: {
            type: 'string',
            description: `SHA-256, in hexadecimal digits, over the JSON of all other fields with the keys in order.`,
            isRequired: true,
        },
        roundingUnit: {
            type: 'number',
            description: `What amounts of the currency are rounded up to: 1 or 0.01.`,
            isRequired: true,
        },
        schedule: {
            type: 'array',
            contains: {
                type: 'InstallmentDto',
            },
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        termsVersion: {
            type: 'string',
            description: `The edition of the Service and Policy Agreement and of the loan contract.`,
            isRequired: true,
        },
        topUp: {
            type: 'all-of',
            description: `Of a loan that pays off the running one.`,
            contains: [{
                type: 'TopUpDto',
            }],
        },
        totalAmountPHP: {
            type: 'number',
            description: `Principal and finance charge: what is paid in all.`,
            isRequired: true,
        },
        totalAmountXR: {
            type: 'number',
            description: `Principal and finance charge: what is paid in all.`,
            isRequired: true,
        },
    },
} as const;
