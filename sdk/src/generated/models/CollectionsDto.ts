/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CollectionsMonthDto } from './CollectionsMonthDto';
export type CollectionsDto = {
    /**
     * Whether the last day is over: then the report stays as it is.
     */
    final: boolean;
    /**
     * The first business day.
     */
    from: string;
    /**
     * By currency and month.
     */
    months: Array<CollectionsMonthDto>;
    /**
     * The last business day.
     */
    to: string;
};

