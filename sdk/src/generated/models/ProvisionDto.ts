/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ArrearsBucket } from './ArrearsBucket';
export type ProvisionDto = {
    /**
     * By days past due.
     */
    bucket: ArrearsBucket;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * Of the principal, that of loans whose interest and penalties are no income until they are paid.
     */
    nonAccruing: number;
    /**
     * As configured.
     */
    percent: number;
    /**
     * The part that is principal.
     */
    principal: number;
    /**
     * That part of the principal, rounded half up.
     */
    provision: number;
};

