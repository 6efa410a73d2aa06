/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BackofficeWithdrawalDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `The first three characters, then stars; POST …/account says the rest.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
            isRequired: true,
        },
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        fullName: {
            type: 'string',
            description: `First and last name; empty once the account was closed.`,
            isRequired: true,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus; empty once the account was closed.`,
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        settledAt: {
            type: 'string',
            description: `When it became COMPLETED or FAILED.`,
            format: 'date-time',
        },
        source: {
            type: 'all-of',
            description: `Where the money was: in the wallet, or what was paid too much on a loan.`,
            contains: [{
                type: 'WithdrawalSource',
            }],
            isRequired: true,
        },
        status: {
            type: 'all-of',
            description: `The status of the withdrawal.`,
            contains: [{
                type: 'WithdrawalStatus',
            }],
            isRequired: true,
        },
        statusColor: {
            type: 'all-of',
            description: `The colour of the status.`,
            contains: [{
                type: 'StatusColor',
            }],
            isRequired: true,
        },
        statusIcon: {
            type: 'all-of',
            description: `The icon of the status.`,
            contains: [{
                type: 'StatusIcon',
            }],
            isRequired: true,
        },
        statusMessage: {
            type: 'string',
            description: `What the member reads about the withdrawal.`,
            isRequired: true,
        },
        withdrawalAmount: {
            type: 'number',
            description: `In the currency of the wallet.`,
            isRequired: true,
        },
        withdrawalNumber: {
            type: 'string',
            description: `The number of the withdrawal.`,
            isRequired: true,
        },
    },
} as const;
