/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WalletDetailsDto = {
    properties: {
        _id: {
            type: 'string',
            description: `The wallet's id, for withdrawals.`,
            format: 'uuid',
        },
        active: {
            type: 'boolean',
            isRequired: true,
        },
        bankName: {
            type: 'string',
        },
        createdAt: {
            type: 'string',
            description: `When the loan was applied for.`,
            format: 'date-time',
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
        },
        fullLegalName: {
            type: 'string',
        },
        loanAmount: {
            type: 'number',
            description: `The same as loanAmountXR.`,
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
        member: {
            type: 'WalletMemberDto',
        },
        selectedCurrency: {
            type: 'string',
        },
        statement: {
            type: 'string',
        },
        statementMessage: {
            type: 'string',
        },
        statementShow: {
            type: 'boolean',
            description: `Whether the Loan Statement card is shown.`,
        },
        status: {
            type: 'string',
        },
        statusColor: {
            type: 'all-of',
            contains: [{
                type: 'StatusColor',
            }],
        },
        statusIcon: {
            type: 'all-of',
            contains: [{
                type: 'StatusIcon',
            }],
        },
        statusMessage: {
            type: 'string',
            description: `May have several lines.`,
        },
        wallet: {
            type: 'number',
            description: `The available balance, in the chosen currency.`,
        },
        withdrawnAmount: {
            type: 'number',
            description: `What was withdrawn and did not come back, in the chosen currency.`,
        },
    },
} as const;
