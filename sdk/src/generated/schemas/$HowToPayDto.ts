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
        currency: {
            type: 'string',
            description: `What is received: the loan's currency. No payment is exchanged.`,
            isRequired: true,
        },
        guideRate: {
            type: 'number',
            description: `Units of it for one peso today, to see what it costs; no promise. Absent for pesos, and where there is none.`,
        },
        overpaymentDefault: {
            type: 'all-of',
            description: `What money beyond the amount due pays where the reference does not say it.`,
            contains: [{
                type: 'Overpayment',
            }],
            isRequired: true,
        },
        reference: {
            type: 'string',
            description: `What to write on the transfer: the loan's number.`,
            isRequired: true,
        },
        references: {
            type: 'all-of',
            description: `The reference with the member's choice of what money beyond the amount due pays.`,
            contains: [{
                type: 'OverpaymentReferencesDto',
            }],
            isRequired: true,
        },
    },
} as const;
