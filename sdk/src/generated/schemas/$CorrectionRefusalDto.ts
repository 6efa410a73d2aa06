/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CorrectionRefusalDto = {
    properties: {
        reason: {
            type: 'string',
            description: `For the member.`,
            isRequired: true,
            maxLength: 500,
            minLength: 1,
        },
    },
} as const;
