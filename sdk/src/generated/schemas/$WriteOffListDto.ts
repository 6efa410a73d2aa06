/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WriteOffListDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'WriteOffRowDto',
            },
            isRequired: true,
        },
    },
} as const;
