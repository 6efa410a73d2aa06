/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentClaimDto = {
    properties: {
        alikeOn: {
            type: 'string',
            description: `While it is not found: the day of a payment of the same amount that arrived before it was told of, and may be this one.`,
            format: 'date',
        },
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        bank: {
            type: 'string',
            description: `The bank or e-wallet that it was sent from.`,
        },
        claimId: {
            type: 'string',
            description: `Which claim.`,
            isRequired: true,
            format: 'uuid',
        },
        claimedAt: {
            type: 'string',
            description: `When the member told of it.`,
            isRequired: true,
            format: 'date-time',
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        paidOn: {
            type: 'string',
            description: `The day of the transfer.`,
            isRequired: true,
            format: 'date',
        },
        reference: {
            type: 'string',
            description: `Of the transfer; empty once it is forgotten.`,
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `MATCHED once the money is there; NOT_FOUND where it was not by \`waitsUntil\`, and staff look for it; ENDED 30 days later.`,
            contains: [{
                type: 'PaymentClaimState',
            }],
            isRequired: true,
        },
        waitsUntil: {
            type: 'string',
            description: `The last day on which it may still be on its way; until then nothing late is asked for.`,
            isRequired: true,
            format: 'date',
        },
    },
} as const;
