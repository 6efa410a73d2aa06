/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanLimitStepDto } from './LoanLimitStepDto';
export type LoanLimitsDto = {
    /**
     * From 0 to 1000.
     */
    creditScore: number;
    /**
     * Pesos.
     */
    maxLoan: number;
    /**
     * Pesos.
     */
    minLoan: number;
    /**
     * Whole pesos, as the member stated it, to see whether an installment fits; absent where it was not stated.
     */
    monthlyNetIncome?: number;
    /**
     * What the next higher score allows beyond that; absent where there is no more.
     */
    next?: LoanLimitStepDto;
    /**
     * What each score allows, the lowest first.
     */
    table: Array<LoanLimitStepDto>;
    /**
     * Months.
     */
    terms: Array<number>;
};

