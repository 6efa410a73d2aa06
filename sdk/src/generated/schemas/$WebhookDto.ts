/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookDto = {
    properties: {
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        description: {
            type: 'string',
            description: `What it is for.`,
        },
        disabledBecause: {
            type: 'all-of',
            description: `Why it is disabled: an officer did it, or it answered 410.`,
            contains: [{
                type: 'WebhookDisabledBecause',
            }],
        },
        events: {
            type: 'array',
            contains: {
                type: 'EventType',
            },
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        previousSecretUntil: {
            type: 'string',
            description: `Until when messages are signed with the secret of before, too.`,
            format: 'date-time',
        },
        status: {
            type: 'all-of',
            description: `Whether events are sent to it.`,
            contains: [{
                type: 'WebhookStatus',
            }],
            isRequired: true,
        },
        url: {
            type: 'string',
            description: `Where events are sent to.`,
            isRequired: true,
        },
    },
} as const;
