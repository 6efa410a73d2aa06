/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OwnCorrectionsDto = {
    properties: {
        employment: {
            type: 'all-of',
            description: `Where one works, as it stands.`,
            contains: [{
                type: 'EmploymentDto',
            }],
            isRequired: true,
        },
        items: {
            type: 'array',
            contains: {
                type: 'CorrectionDto',
            },
            isRequired: true,
        },
    },
} as const;
