/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookReplayedDto = {
    properties: {
        count: {
            type: 'number',
            description: `How many events are on their way again.`,
            isRequired: true,
        },
    },
} as const;
