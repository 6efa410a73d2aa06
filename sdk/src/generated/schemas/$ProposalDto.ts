/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProposalDto = {
    properties: {
        amount: {
            type: 'number',
            description: `Of a waiver: so much of the loan's currency, and absent where it is all that is unpaid.`,
        },
        expiresAt: {
            type: 'string',
            description: `Where it does not hold for as long as its subject stays as it is.`,
            format: 'date-time',
        },
        kind: {
            type: 'all-of',
            description: `What is to be done.`,
            contains: [{
                type: 'ProposalKind',
            }],
            isRequired: true,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
        message: {
            type: 'string',
            description: `What the member is to read, unless who confirms it writes something else; of a waiver or a write-off, why.`,
        },
        proposalId: {
            type: 'string',
            description: `The id of the proposal.`,
            isRequired: true,
            format: 'uuid',
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
        subject: {
            type: 'string',
            description: `What it is about: the number of the loan, or the id of the account.`,
            isRequired: true,
        },
    },
} as const;
