/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $FailedJobDto = {
    properties: {
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        nextTryAt: {
            type: 'string',
            description: `When it is tried again by itself; absent where it waits for a person.`,
            format: 'date-time',
        },
        queue: {
            type: 'all-of',
            description: `The kind of work.`,
            contains: [{
                type: 'QueueName',
            }],
            isRequired: true,
        },
        reason: {
            type: 'string',
            description: `Why it failed the last time.`,
            isRequired: true,
        },
        subject: {
            type: 'string',
            description: `What it is about; absent where it is nothing in particular.`,
        },
        tries: {
            type: 'number',
            description: `How often it was tried.`,
            isRequired: true,
        },
    },
} as const;
