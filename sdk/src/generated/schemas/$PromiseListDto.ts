/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PromiseListDto = {
    properties: {
        canPromise: {
            type: 'boolean',
            description: `Whether one can be made now: of a running loan that has none.`,
            isRequired: true,
        },
        items: {
            type: 'array',
            contains: {
                type: 'PromiseDto',
            },
            isRequired: true,
        },
        latestDay: {
            type: 'string',
            description: `The last day that can be named today.`,
            isRequired: true,
            format: 'date',
        },
    },
} as const;
