/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PenaltyRulesDto = {
    /**
     * What interest, penalties and charges of a contract year never exceed, in percent of the principal.
     */
    capPercent: number;
    /**
     * Percent of the unpaid principal and interest, for each day after those.
     */
    dailyPercent: number;
    /**
     * Days after the due date that cost nothing.
     */
    graceDays: number;
    /**
     * Percent of the unpaid principal and interest, once for each installment that is late.
     */
    lateChargePercent: number;
    /**
     * What penalties and charges of the loan's whole life never exceed, in percent of the principal.
     */
    lifeCapPercent?: number;
    /**
     * A rest below it, in the loan's currency, is not late and costs nothing, and is not asked for at the end.
     */
    smallRest?: number;
};

