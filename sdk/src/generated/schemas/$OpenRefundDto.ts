/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OpenRefundDto = {
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
        amount: {
            type: 'number',
            description: `What is sent, without a fee.`,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
        },
        codeNeeded: {
            type: 'boolean',
            description: `Whether it takes a one-time password: not where the account has received money already, and has not changed since.`,
        },
        createdAt: {
            type: 'string',
            description: `Since when the request waits.`,
            format: 'date-time',
        },
        creditLeft: {
            type: 'number',
            description: `What is kept for the member afterwards.`,
        },
        expiresAt: {
            type: 'string',
            description: `Until when the request can be confirmed.`,
            format: 'date-time',
        },
        fullLegalName: {
            type: 'string',
            description: `First, middle and last name.`,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        requestId: {
            type: 'string',
            description: `The request, of a withdrawal or of another schedule.`,
            format: 'uuid',
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
        },
    },
} as const;
