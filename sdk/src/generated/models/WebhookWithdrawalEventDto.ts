/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookWithdrawalEventDataDto } from './WebhookWithdrawalEventDataDto';
export type WebhookWithdrawalEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookWithdrawalEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * What happened.
     */
    type: 'withdrawal.requested' | 'withdrawal.processing' | 'withdrawal.completed' | 'withdrawal.failed';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

