/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HeldRateDecisionDto = {
    properties: {
        rate: {
            type: 'number',
            description: `The held rate, as it is listed.`,
            isRequired: true,
        },
    },
} as const;
