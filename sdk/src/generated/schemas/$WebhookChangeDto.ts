/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookChangeDto = {
    properties: {
        description: {
            type: 'string',
            description: `What it is for; null for nothing.`,
            isNullable: true,
            maxLength: 200,
        },
        enabled: {
            type: 'boolean',
            description: `Whether anything is sent. What happens while nothing is can be replayed.`,
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
            maxLength: 500,
            minLength: 1,
        },
    },
} as const;
