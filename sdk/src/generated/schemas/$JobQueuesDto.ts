/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $JobQueuesDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'JobQueueDto',
            },
            isRequired: true,
        },
    },
} as const;
