/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PasskeyListDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'PasskeyDto',
            },
            isRequired: true,
        },
    },
} as const;
