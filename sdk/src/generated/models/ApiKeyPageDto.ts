/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApiKeyDto } from './ApiKeyDto';
export type ApiKeyPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<ApiKeyDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

