/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RiskDto = {
    /**
     * Loans past due by more than so many days; of 1, by a day or more.
     */
    days: 1 | 30 | 60 | 90;
    /**
     * How many loans.
     */
    loans: number;
    /**
     * Their principal.
     */
    principal: number;
    /**
     * Its share of all principal, to six decimals.
     */
    ratio: number;
};

