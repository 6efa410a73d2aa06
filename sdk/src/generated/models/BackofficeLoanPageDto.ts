/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BackofficeLoanDto } from './BackofficeLoanDto';
export type BackofficeLoanPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<BackofficeLoanDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

