/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RecoveryCodeIssuedDto = {
    properties: {
        expiresAt: {
            type: 'string',
            description: `Ten minutes from now; of what waits for a second assistant, half an hour.`,
            isRequired: true,
            format: 'date-time',
        },
        fullName: {
            type: 'string',
            description: `The name that the member registered with.`,
            isRequired: true,
        },
        memberTold: {
            type: 'boolean',
            description: `Whether a message is on its way that tells the member of the code, who can stop the recovery with it.`,
            isRequired: true,
        },
        proposal: {
            type: 'all-of',
            description: `What waits for a second assistant.`,
            contains: [{
                type: 'ProposalDto',
            }],
        },
        recoveryCode: {
            type: 'string',
            description: `Eight digits: told here once, and never again. Absent where a second assistant has to confirm it first.`,
        },
    },
} as const;
