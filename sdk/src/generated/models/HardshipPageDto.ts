/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HardshipStateDto } from './HardshipStateDto';
export type HardshipPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<HardshipStateDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

