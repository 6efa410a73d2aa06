/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StaffCorrectionDto } from './StaffCorrectionDto';
export type StaffCorrectionPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<StaffCorrectionDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

