/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookLoanEventDataDto = {
    properties: {
        amount: {
            type: 'number',
            description: `The principal, in the loan's currency.`,
            isRequired: true,
        },
        by: {
            type: 'string',
            description: `Who made it so.`,
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
        paysOff: {
            type: 'string',
            description: `The running loan that it pays off as it is approved.`,
        },
        proceeds: {
            type: 'number',
            description: `What of it is paid out; absent where that is all of it.`,
        },
        status: {
            type: 'string',
            description: `What the loan has become.`,
            isRequired: true,
        },
        termMonths: {
            type: 'number',
            description: `Over how many months it is repaid.`,
            isRequired: true,
        },
    },
} as const;
