/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BackofficeWithdrawalDto } from './BackofficeWithdrawalDto';
export type BackofficeWithdrawalPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<BackofficeWithdrawalDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

