/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IncomeMonthDto } from './IncomeMonthDto';
export type IncomeDto = {
    /**
     * Whether the last day is over: then the report stays as it is.
     */
    final: boolean;
    /**
     * The first business day.
     */
    from: string;
    /**
     * By currency, month and account.
     */
    months: Array<IncomeMonthDto>;
    /**
     * The last business day.
     */
    to: string;
};

