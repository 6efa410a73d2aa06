/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TrialBalanceTotalDto = {
    /**
     * The same as the debit.
     */
    credit: number;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * The sum of all debit balances.
     */
    debit: number;
};

