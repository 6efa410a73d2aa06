/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookReplayDto = {
    properties: {
        eventId: {
            type: 'string',
            description: `The event that is sent once more, under the same id.`,
            format: 'uuid',
        },
        since: {
            type: 'string',
            description: `All events of the chosen types that were recorded from then on are sent once more, by the machine's clock.`,
            format: 'date-time',
        },
    },
} as const;
