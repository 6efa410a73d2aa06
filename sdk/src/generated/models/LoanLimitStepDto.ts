/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LoanLimitStepDto = {
    /**
     * The least score that it needs.
     */
    fromScore: number;
    /**
     * Months.
     */
    longestTerm: number;
    /**
     * Pesos.
     */
    maxLoan: number;
};

