/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IncomingPaymentDto } from './IncomingPaymentDto';
export type IncomingPaymentPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<IncomingPaymentDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

