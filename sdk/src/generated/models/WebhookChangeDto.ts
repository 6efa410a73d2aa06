/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventType } from './EventType';
export type WebhookChangeDto = {
    /**
     * What it is for; null for nothing.
     */
    description?: string | null;
    /**
     * Whether anything is sent. What happens while nothing is can be replayed.
     */
    enabled?: boolean;
    /**
     * Which events are sent from now on; an empty list stands for all.
     */
    events?: Array<EventType>;
    /**
     * Where events are sent to.
     */
    url?: string;
};

