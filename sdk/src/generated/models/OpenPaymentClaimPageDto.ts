/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OpenPaymentClaimDto } from './OpenPaymentClaimDto';
export type OpenPaymentClaimPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<OpenPaymentClaimDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

