/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookRepaymentEventDataDto } from './WebhookRepaymentEventDataDto';
export type WebhookRepaymentEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookRepaymentEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * What happened.
     */
    type: 'repayment.recorded' | 'repayment.reversed';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

