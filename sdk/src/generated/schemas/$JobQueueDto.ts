/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $JobQueueDto = {
    properties: {
        active: {
            type: 'number',
            description: `Jobs that a server does at this moment.`,
            isRequired: true,
        },
        failed: {
            type: 'number',
            description: `Jobs that failed too often, and wait for a person.`,
            isRequired: true,
        },
        queue: {
            type: 'all-of',
            description: `The kind of work.`,
            contains: [{
                type: 'QueueName',
            }],
            isRequired: true,
        },
        retrying: {
            type: 'number',
            description: `Jobs that failed, and are tried again by themselves.`,
            isRequired: true,
        },
        waiting: {
            type: 'number',
            description: `Jobs whose first try is still to come.`,
            isRequired: true,
        },
    },
} as const;
