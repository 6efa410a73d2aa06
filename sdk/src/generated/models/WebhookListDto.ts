/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookDto } from './WebhookDto';
export type WebhookListDto = {
    /**
     * The rows of this page.
     */
    items: Array<WebhookDto>;
};

