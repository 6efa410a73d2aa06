/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventType } from './EventType';
export type WebhookCreateDto = {
    /**
     * What it is for.
     */
    description?: string;
    /**
     * Which events are sent; without it all, those of later versions too.
     */
    events?: Array<EventType>;
    /**
     * Where events are sent to.
     */
    url: string;
};

