/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SecondFactorNeededDto = {
    properties: {
        secondFactor: {
            type: 'all-of',
            description: `The password was right; this is for the second step.`,
            contains: [{
                type: 'SecondFactorDto',
            }],
            isRequired: true,
        },
    },
} as const;
