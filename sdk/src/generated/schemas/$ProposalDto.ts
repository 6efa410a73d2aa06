/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProposalDto = {
    properties: {
        expiresAt: {
            type: 'string',
            description: `Where it does not hold for as long as its subject stays as it is.`,
            format: 'date-time',
        },
        kind: {
            type: 'all-of',
            description: `What the picture shows.`,
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
            description: `What the member is to read, unless who confirms it writes something else.`,
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
