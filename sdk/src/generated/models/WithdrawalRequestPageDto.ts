/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WithdrawalRequestDto } from './WithdrawalRequestDto';
export type WithdrawalRequestPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<WithdrawalRequestDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

