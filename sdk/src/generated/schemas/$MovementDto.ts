/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MovementDto = {
    properties: {
        amount: {
            type: 'number',
            description: `By how much what is owed grows, or shrinks when negative; 0 for what moved in the wallet alone.`,
            isRequired: true,
        },
        balance: {
            type: 'number',
            description: `What is owed afterwards; negative when more was paid than owed.`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `The day that it counts from, in Asia/Manila.`,
            isRequired: true,
            format: 'date',
        },
        description: {
            type: 'string',
            description: `In the reader's language.`,
            isRequired: true,
        },
        kind: {
            type: 'all-of',
            description: `What happened.`,
            contains: [{
                type: 'MovementKind',
            }],
            isRequired: true,
        },
        reference: {
            type: 'string',
            description: `The number of the payment or withdrawal.`,
        },
        source: {
            type: 'all-of',
            description: `Of a withdrawal, where it was not the wallet's money: CREDIT is what was paid too much, sent to the account.`,
            contains: [{
                type: 'WithdrawalSource',
            }],
        },
        walletAmount: {
            type: 'number',
            description: `By how much the wallet grew, or shrank when negative.`,
            isRequired: true,
        },
        walletBalance: {
            type: 'number',
            description: `What is in the wallet afterwards.`,
            isRequired: true,
        },
    },
} as const;
