/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WriteOffDto = {
    properties: {
        loan: {
            type: 'all-of',
            description: `The newest loan.`,
            contains: [{
                type: 'LoanStandingDto',
            }],
            isRequired: true,
        },
        proposal: {
            type: 'all-of',
            description: `What waits for a second officer.`,
            contains: [{
                type: 'ProposalDto',
            }],
        },
        writeOff: {
            type: 'all-of',
            description: `Absent while it waits for a second officer.`,
            contains: [{
                type: 'WriteOffRowDto',
            }],
        },
    },
} as const;
