/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MemberWithdrawalDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `Number of the receiving bank or e-wallet account.`,
        },
        active: {
            type: 'boolean',
            description: `Whether there is one, in force.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `Where it went.`,
        },
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            format: 'date-time',
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso, as agreed with the loan that the money came from.`,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
        },
        source: {
            type: 'all-of',
            description: `Where the money was: in the wallet, or what was paid too much on a loan.`,
            contains: [{
                type: 'WithdrawalSource',
            }],
        },
        status: {
            type: 'string',
            description: `The status of the withdrawal.`,
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
            description: `What the member reads about the withdrawal.`,
        },
        totalAmountWithdrawn: {
            type: 'number',
            description: `The amount of this withdrawal.`,
        },
        withdrawalNumber: {
            type: 'string',
            description: `The number of the withdrawal.`,
        },
    },
} as const;
