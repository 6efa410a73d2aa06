/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventType } from './EventType';
import type { WebhookDisabledBecause } from './WebhookDisabledBecause';
import type { WebhookStatus } from './WebhookStatus';
export type WebhookCreatedDto = {
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * What it is for.
     */
    description?: string;
    /**
     * Why it is disabled: an officer did it, or it answered 410.
     */
    disabledBecause?: WebhookDisabledBecause;
    /**
     * Which events are sent; without it all, those of later versions too.
     */
    events?: Array<EventType>;
    /**
     * The id.
     */
    id: string;
    /**
     * Until when messages are signed with the secret of before, too.
     */
    previousSecretUntil?: string;
    /**
     * Told here once, and never again: with it a receiver verifies that a message is ours.
     */
    secret: string;
    /**
     * Whether events are sent to it.
     */
    status: WebhookStatus;
    /**
     * Where events are sent to.
     */
    url: string;
};

