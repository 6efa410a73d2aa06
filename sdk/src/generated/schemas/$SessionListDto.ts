/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SessionListDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'SessionDto',
            },
            isRequired: true,
        },
    },
} as const;
