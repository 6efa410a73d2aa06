/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OtpIssuedDto = {
    properties: {
        accountNumber: {
            type: 'string',
            isRequired: true,
        },
        bankName: {
            type: 'string',
            isRequired: true,
        },
        expiresAt: {
            type: 'string',
            description: `Ten minutes from now.`,
            isRequired: true,
            format: 'date-time',
        },
        fullName: {
            type: 'string',
            isRequired: true,
        },
        oTP: {
            type: 'string',
            description: `The one-time password: told here once, and never again.`,
            isRequired: true,
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
