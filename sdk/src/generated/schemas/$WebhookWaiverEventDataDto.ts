/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookWaiverEventDataDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the loan's currency.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
        waivedOn: {
            type: 'string',
            description: `The day on which it was waived, in the Philippines.`,
            isRequired: true,
            format: 'date',
        },
        waiverId: {
            type: 'string',
            description: `Which waiver.`,
            isRequired: true,
            format: 'uuid',
        },
    },
} as const;
