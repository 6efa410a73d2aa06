/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MemberWithdrawalDto = {
    properties: {
        accountNumber: {
            type: 'string',
        },
        active: {
            type: 'boolean',
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `Where it went.`,
        },
        createdAt: {
            type: 'string',
            format: 'date-time',
        },
        selectedCurrency: {
            type: 'string',
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
        },
        totalAmountWithdrawn: {
            type: 'number',
            description: `The amount of this withdrawal.`,
        },
        withdrawalNumber: {
            type: 'string',
        },
    },
} as const;
