/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookTestEventDataDto } from './WebhookTestEventDataDto';
export type WebhookTestEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookTestEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * That somebody tries the webhook out.
     */
    type: 'webhook.test';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

