/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookPromiseEventDataDto } from './WebhookPromiseEventDataDto';
export type WebhookPromiseEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookPromiseEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * What happened.
     */
    type: 'loan.promise.made' | 'loan.promise.withdrawn' | 'loan.promise.kept' | 'loan.promise.broken';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

