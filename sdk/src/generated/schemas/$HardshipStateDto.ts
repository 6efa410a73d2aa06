/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipStateDto = {
    properties: {
        addendum: {
            type: 'string',
            description: `Where the member finds the addendum to the contract, once it is agreed to.`,
        },
        askedAt: {
            type: 'string',
            description: `When the member asked.`,
            isRequired: true,
            format: 'date-time',
        },
        canPay: {
            type: 'number',
            description: `What the member can pay each month.`,
        },
        changedOn: {
            type: 'string',
            description: `The day from which the new schedule holds.`,
            format: 'date',
        },
        closedAt: {
            type: 'string',
            description: `When it was answered, withdrawn or ended.`,
            format: 'date-time',
        },
        happened: {
            type: 'all-of',
            description: `What happened, as the member says.`,
            contains: [{
                type: 'HardshipCause',
            }],
            isRequired: true,
        },
        inOwnWords: {
            type: 'string',
            description: `The same in the member’s own words, where there are any.`,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        quote: {
            type: 'all-of',
            description: `The figures of the loan.`,
            contains: [{
                type: 'HardshipQuoteDto',
            }],
            isRequired: true,
        },
        reason: {
            type: 'string',
            description: `Why it was refused.`,
        },
        requestId: {
            type: 'string',
            description: `The request, of a withdrawal or of another schedule.`,
            isRequired: true,
            format: 'uuid',
        },
        state: {
            type: 'all-of',
            description: `ASKED waits for an answer; AGREED has changed the schedule; ENDED waited as its loan was paid off, cancelled or written off.`,
            contains: [{
                type: 'HardshipState',
            }],
            isRequired: true,
        },
    },
} as const;
