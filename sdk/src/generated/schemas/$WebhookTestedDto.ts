/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookTestedDto = {
    properties: {
        eventId: {
            type: 'string',
            description: `By which the delivery is found, and which the message has as \`webhook-id\`.`,
            isRequired: true,
            format: 'uuid',
        },
    },
} as const;
