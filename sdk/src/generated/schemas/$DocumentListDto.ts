/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DocumentListDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'DocumentDto',
            },
            isRequired: true,
        },
    },
} as const;
