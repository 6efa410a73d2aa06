/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NonAccruingDto = {
    /**
     * How many loans.
     */
    loans: number;
    /**
     * What they owe of interest, penalties and late charges: no income until it is paid.
     */
    memorandum: number;
    /**
     * Their principal.
     */
    principal: number;
    /**
     * Its share of all principal, to six decimals.
     */
    ratio: number;
};

