/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RepaymentRowDto } from './RepaymentRowDto';
export type RepaymentPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<RepaymentRowDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

