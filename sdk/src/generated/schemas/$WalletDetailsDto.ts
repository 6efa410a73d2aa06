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
            description: `Whether there is one, in force.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
        },
        createdAt: {
            type: 'string',
            description: `When the loan was applied for.`,
            format: 'date-time',
        },
        credits: {
            type: 'array',
            contains: {
                type: 'WalletCreditDto',
            },
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
        },
        fullLegalName: {
            type: 'string',
            description: `First, middle and last name.`,
        },
        limit: {
            type: 'number',
            description: `What there was to be withdrawn: what came of the loan, and was carried over; without what was paid too much and came back.`,
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
        loanCharges: {
            type: 'all-of',
            description: `What the loan was charged once, on approval, and what was received of it; absent where that was nothing.`,
            contains: [{
                type: 'LoanChargesDto',
            }],
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        member: {
            type: 'all-of',
            description: `The receiving member.`,
            contains: [{
                type: 'WalletMemberDto',
            }],
        },
        otherWallets: {
            type: 'array',
            contains: {
                type: 'OtherWalletDto',
            },
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
        },
        statement: {
            type: 'string',
            description: `Heading of the Loan Statement card.`,
        },
        statementMessage: {
            type: 'string',
            description: `Text of the Loan Statement card.`,
        },
        statementShow: {
            type: 'boolean',
            description: `Whether the Loan Statement card is shown.`,
        },
        status: {
            type: 'string',
            description: `The status.`,
        },
        statusColor: {
            type: 'all-of',
            description: `The colour of the status.`,
            contains: [{
                type: 'StatusColor',
            }],
        },
        statusIcon: {
            type: 'all-of',
            description: `The icon of the status.`,
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
        withdrawals: {
            type: 'array',
            contains: {
                type: 'WalletWithdrawalDto',
            },
        },
        withdrawnAmount: {
            type: 'number',
            description: `What was withdrawn and did not come back, in the chosen currency; without what was paid too much and sent back.`,
        },
    },
} as const;
