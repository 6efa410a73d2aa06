/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TrialBalanceRowDto } from './TrialBalanceRowDto';
import type { TrialBalanceTotalDto } from './TrialBalanceTotalDto';
export type TrialBalanceDto = {
    /**
     * Each account that was ever moved, by currency.
     */
    accounts: Array<TrialBalanceRowDto>;
    /**
     * The business day whose end it is of.
     */
    at: string;
    /**
     * Whether the day is over: then the report stays as it is.
     */
    final: boolean;
    /**
     * One for each currency.
     */
    totals: Array<TrialBalanceTotalDto>;
};

