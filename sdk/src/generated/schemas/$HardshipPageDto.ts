/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipPageDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'HardshipStateDto',
            },
            isRequired: true,
        },
        nextCursor: {
            type: 'string',
            description: `Send it as cursor for the next page; absent on the last page.`,
            format: 'uuid',
        },
    },
} as const;
