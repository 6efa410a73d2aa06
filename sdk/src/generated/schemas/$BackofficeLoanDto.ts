/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BackofficeLoanDto = {
    properties: {
        approvedAt: {
            type: 'string',
            format: 'date-time',
        },
        createdAt: {
            type: 'string',
            isRequired: true,
            format: 'date-time',
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
            isRequired: true,
        },
        fullName: {
            type: 'string',
            isRequired: true,
        },
        installmentAmountPHP: {
            type: 'number',
            isRequired: true,
        },
        installmentAmountXR: {
            type: 'number',
            isRequired: true,
        },
        installmentCount: {
            type: 'number',
            description: `Months.`,
            isRequired: true,
        },
        interestRate: {
            type: 'number',
            description: `Percent of the principal per month.`,
            isRequired: true,
        },
        loanAmountPHP: {
            type: 'number',
            isRequired: true,
        },
        loanAmountXR: {
            type: 'number',
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            isRequired: true,
        },
        memberId: {
            type: 'string',
            isRequired: true,
            format: 'uuid',
        },
        phoneNumber: {
            type: 'string',
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            isRequired: true,
        },
        statement: {
            type: 'string',
            isRequired: true,
        },
        statementMessage: {
            type: 'string',
            isRequired: true,
        },
        statementShow: {
            type: 'boolean',
            isRequired: true,
        },
        status: {
            type: 'all-of',
            contains: [{
                type: 'LoanStatus',
            }],
            isRequired: true,
        },
        statusColor: {
            type: 'all-of',
            contains: [{
                type: 'StatusColor',
            }],
            isRequired: true,
        },
        statusIcon: {
            type: 'all-of',
            contains: [{
                type: 'StatusIcon',
            }],
            isRequired: true,
        },
        statusMessage: {
            type: 'string',
            isRequired: true,
        },
        statusText: {
            type: 'string',
            description: `What the member reads as status.`,
            isRequired: true,
        },
    },
} as const;
