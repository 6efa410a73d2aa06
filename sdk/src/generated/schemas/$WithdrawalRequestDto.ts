/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalRequestDto = {
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
        expiresAt: {
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
        requestId: {
            type: 'string',
            isRequired: true,
            format: 'uuid',
        },
        selectedCurrency: {
            type: 'string',
            isRequired: true,
        },
        withdrawalAmount: {
            type: 'number',
            isRequired: true,
        },
    },
} as const;
