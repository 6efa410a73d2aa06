/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SentEventType } from './SentEventType';
import type { WebhookDeliveryStatus } from './WebhookDeliveryStatus';
import type { WebhookFailure } from './WebhookFailure';
export type WebhookDeliveryDto = {
    /**
     * What the endpoint answered to the last try; absent where it did not.
     */
    answeredStatus?: number;
    /**
     * When it was taken.
     */
    deliveredAt?: string;
    /**
     * The event, and the `webhook-id` of its messages.
     */
    eventId: string;
    /**
     * Why the last try came to nothing.
     */
    failure?: WebhookFailure;
    /**
     * The id.
     */
    id: string;
    /**
     * Whom it concerns; absent for a test.
     */
    memberId?: string;
    /**
     * Not before then it is tried again, and not before the member's earlier events.
     */
    nextTryAt?: string;
    /**
     * When it was recorded, by the machine's clock.
     */
    recordedAt: string;
    /**
     * FAILED was tried for a day, and is tried again where somebody replays it.
     */
    status: WebhookDeliveryStatus;
    /**
     * Of the last try.
     */
    triedAt?: string;
    /**
     * How often it was tried.
     */
    tries: number;
    /**
     * What happened.
     */
    type: SentEventType;
    /**
     * The webhook.
     */
    webhookId: string;
};

