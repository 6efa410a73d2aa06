/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BackofficeWithdrawalDto = {
    properties: {
        accountNumber: {
            type: 'string',
            isRequired: true,
        },
        bankName: {
            type: 'string',
            isRequired: true,
        },
        createdAt: {
            type: 'string',
            isRequired: true,
            format: 'date-time',
        },
        fullName: {
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
        settledAt: {
            type: 'string',
            description: `When it became COMPLETED or FAILED.`,
            format: 'date-time',
        },
        status: {
            type: 'all-of',
            contains: [{
                type: 'WithdrawalStatus',
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
        withdrawalAmount: {
            type: 'number',
            isRequired: true,
        },
        withdrawalNumber: {
            type: 'string',
            isRequired: true,
        },
    },
} as const;
