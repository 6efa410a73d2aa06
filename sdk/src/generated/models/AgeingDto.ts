/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ArrearsBucket } from './ArrearsBucket';
export type AgeingDto = {
    /**
     * By days past due.
     */
    bucket: ArrearsBucket;
    /**
     * Interest that fell due and is not paid.
     */
    interest: number;
    /**
     * How many loans.
     */
    loans: number;
    /**
     * Principal of those whose interest and penalties are no income until they are paid.
     */
    nonAccruing: number;
    /**
     * Penalties and late charges that are not paid.
     */
    penaltiesAndFees: number;
    /**
     * The part that is principal.
     */
    principal: number;
};

