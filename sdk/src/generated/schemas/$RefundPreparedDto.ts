/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RefundPreparedDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `Number of the receiving bank or e-wallet account.`,
            isRequired: true,
        },
        amount: {
            type: 'number',
            description: `What is sent, without a fee.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
            isRequired: true,
        },
        codeNeeded: {
            type: 'boolean',
            description: `Whether it takes a one-time password: not where the account has received money already, and has not changed since.`,
            isRequired: true,
        },
        createdAt: {
            type: 'string',
            description: `Since when the request waits.`,
            isRequired: true,
            format: 'date-time',
        },
        creditLeft: {
            type: 'number',
            description: `What is kept for the member afterwards.`,
            isRequired: true,
        },
        expiresAt: {
            type: 'string',
            description: `Until when the request can be confirmed.`,
            isRequired: true,
            format: 'date-time',
        },
        fullLegalName: {
            type: 'string',
            description: `First, middle and last name.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        requestId: {
            type: 'string',
            description: `The request, of a withdrawal or of another schedule.`,
            isRequired: true,
            format: 'uuid',
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
    },
} as const;
