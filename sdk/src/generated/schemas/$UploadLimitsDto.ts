/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UploadLimitsDto = {
    properties: {
        maxBytes: {
            type: 'number',
            description: `Bytes at most.`,
            isRequired: true,
        },
        types: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
    },
} as const;
