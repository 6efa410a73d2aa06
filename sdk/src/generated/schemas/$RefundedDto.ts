/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RefundedDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What is sent.`,
            isRequired: true,
        },
        creditLeft: {
            type: 'number',
            description: `What is kept for the member afterwards, of this loan.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        withdrawalNumber: {
            type: 'string',
            description: `The number of the withdrawal.`,
            isRequired: true,
        },
    },
} as const;
