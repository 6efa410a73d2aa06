/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookTestEventDataDto = {
    properties: {
        webhookId: {
            type: 'string',
            description: `The webhook that is tried out.`,
            isRequired: true,
            format: 'uuid',
        },
    },
} as const;
