/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookLoanEventDataDto } from './WebhookLoanEventDataDto';
export type WebhookLoanEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookLoanEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * What happened.
     */
    type: 'loan.applied' | 'loan.under_review' | 'loan.on_hold' | 'loan.approved' | 'loan.rejected' | 'loan.cancelled' | 'loan.repaid' | 'loan.reopened' | 'loan.written_off';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

