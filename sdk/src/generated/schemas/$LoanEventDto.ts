/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanEventDto = {
    properties: {
        at: {
            type: 'string',
            description: `When it happened.`,
            isRequired: true,
            format: 'date-time',
        },
        by: {
            type: 'all-of',
            description: `Who did it.`,
            contains: [{
                type: 'LoanEventActor',
            }],
            isRequired: true,
        },
        message: {
            type: 'string',
            description: `What staff said, in their words.`,
        },
        reasons: {
            type: 'array',
            contains: {
                type: 'LoanEventReasonDto',
            },
            isRequired: true,
        },
        status: {
            type: 'all-of',
            description: `The status.`,
            contains: [{
                type: 'LoanStatus',
            }],
            isRequired: true,
        },
    },
} as const;
