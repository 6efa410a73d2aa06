/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ReceivingAccountDto = {
    properties: {
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
        fullName: {
            type: 'string',
            description: `First and last name.`,
            isRequired: true,
        },
    },
} as const;
