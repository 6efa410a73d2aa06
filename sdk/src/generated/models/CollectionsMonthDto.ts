/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CollectionsMonthDto = {
    /**
     * What was paid beyond everything owed.
     */
    credit: number;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * What the installments of these days ask for, less what had been paid of it before the first of them.
     */
    expected: number;
    /**
     * The interest of what was expected.
     */
    expectedInterest: number;
    /**
     * The principal of what was expected.
     */
    expectedPrincipal: number;
    /**
     * Late charges that were paid.
     */
    fees: number;
    /**
     * The part that is interest.
     */
    interest: number;
    /**
     * YYYY-MM
     */
    month: string;
    /**
     * Penalties that were paid.
     */
    penalties: number;
    /**
     * The part that is principal.
     */
    principal: number;
    /**
     * All that came in, less what was taken back.
     */
    received: number;
    /**
     * Of it, what was paid on loans that were written off.
     */
    recovered: number;
};

