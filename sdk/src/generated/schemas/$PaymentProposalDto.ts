/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentProposalDto = {
    properties: {
        action: {
            type: 'all-of',
            description: `What is to be done.`,
            contains: [{
                type: 'ProposedAction',
            }],
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        proposedAt: {
            type: 'string',
            description: `When it was proposed.`,
            isRequired: true,
            format: 'date-time',
        },
        proposedBy: {
            type: 'string',
            description: `The name of who proposed it; where an API key did, of who issued that.`,
            isRequired: true,
        },
        reason: {
            type: 'string',
            description: `Why, as who proposed it says.`,
        },
        settlement: {
            type: 'boolean',
            description: `Whether it is early settlement in part, where who proposed it says so.`,
        },
    },
} as const;
