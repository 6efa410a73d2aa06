/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookHardshipEventDataDto } from './WebhookHardshipEventDataDto';
export type WebhookHardshipEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookHardshipEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * What happened.
     */
    type: 'loan.hardship.asked' | 'loan.hardship.agreed' | 'loan.hardship.refused' | 'loan.hardship.withdrawn' | 'loan.hardship.ended';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

