/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HowToPayDto = {
    properties: {
        accountName: {
            type: 'string',
            description: `Whose account it is.`,
            isRequired: true,
        },
        accountNumber: {
            type: 'string',
            description: `Number of the receiving bank or e-wallet account.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
            isRequired: true,
        },
        reference: {
            type: 'string',
            description: `What to write on the transfer: the loan's number.`,
            isRequired: true,
        },
    },
} as const;
