/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookTestedDto = {
    /**
     * By which the delivery is found, and which the message has as `webhook-id`.
     */
    eventId: string;
};

