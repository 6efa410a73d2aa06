/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FailedJobDto } from './FailedJobDto';
export type FailedJobPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<FailedJobDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

