/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookCorrectionEventDataDto } from './WebhookCorrectionEventDataDto';
export type WebhookCorrectionEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookCorrectionEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * What happened.
     */
    type: 'member.corrected';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

