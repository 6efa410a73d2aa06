/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipDecisionDto = {
    properties: {
        decision: {
            type: 'all-of',
            description: `The answer.`,
            contains: [{
                type: 'HardshipDecision',
            }],
            isRequired: true,
        },
        reason: {
            type: 'string',
            description: `For the member; needed to refuse.`,
            maxLength: 500,
            minLength: 1,
        },
    },
} as const;
