/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookMemberEventDataDto } from './WebhookMemberEventDataDto';
export type WebhookMemberEventDto = {
    /**
     * Whom and what it concerns.
     */
    data: WebhookMemberEventDataDto;
    /**
     * When it happened, by the business clock.
     */
    timestamp: string;
    /**
     * What happened.
     */
    type: 'member.registered' | 'member.activated';
    /**
     * Of this kind of body. A later one may have more fields; what is here keeps its meaning.
     */
    version: 1;
};

