/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookDeliveryDto } from './WebhookDeliveryDto';
export type WebhookDeliveryPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<WebhookDeliveryDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

