/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookCreateDto = {
    properties: {
        description: {
            type: 'string',
            description: `What it is for.`,
            maxLength: 200,
            minLength: 1,
        },
        events: {
            type: 'array',
            contains: {
                type: 'EventType',
            },
        },
        url: {
            type: 'string',
            description: `Where events are sent to.`,
            isRequired: true,
            maxLength: 500,
            minLength: 1,
        },
    },
} as const;
