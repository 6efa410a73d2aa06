/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookReplayedDto = {
    /**
     * How many events are on their way again.
     */
    count: number;
};

