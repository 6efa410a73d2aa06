/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AuditEntryDto } from './AuditEntryDto';
export type AuditPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<AuditEntryDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

