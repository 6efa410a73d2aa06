/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookWithdrawalEventDataDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
        source: {
            type: 'string',
            description: `From where: the WALLET, or CREDIT, which gives back what was paid too much on a loan.`,
            isRequired: true,
        },
        status: {
            type: 'string',
            description: `What the withdrawal has become.`,
            isRequired: true,
        },
        withdrawalNumber: {
            type: 'string',
            description: `The number of the withdrawal.`,
            isRequired: true,
        },
    },
} as const;
