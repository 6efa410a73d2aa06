/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProvisionDto } from './ProvisionDto';
import type { ProvisionTotalDto } from './ProvisionTotalDto';
export type ProvisionsDto = {
    /**
     * The business day whose end it is of.
     */
    at: string;
    /**
     * Whether the day is over: then the report stays as it is.
     */
    final: boolean;
    /**
     * By currency and days past due.
     */
    provisions: Array<ProvisionDto>;
    /**
     * One for each currency.
     */
    totals: Array<ProvisionTotalDto>;
};

