/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookReplayDto = {
    /**
     * The event that is sent once more, under the same id.
     */
    eventId?: string;
    /**
     * All events of the chosen types that were recorded from then on are sent once more, by the machine's clock.
     */
    since?: string;
};

