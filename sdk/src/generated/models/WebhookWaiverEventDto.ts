/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookWaiverEventDataDto } from './WebhookWaiverEventDataDto';
export type WebhookWaiverEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookWaiverEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * What happened.
     */
    type: 'waiver.recorded' | 'waiver.reversed';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

