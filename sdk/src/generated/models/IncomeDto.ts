/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IncomeMonthDto } from './IncomeMonthDto';
import type { SuspendedMonthDto } from './SuspendedMonthDto';
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
     * By currency and month: interest, penalties and late charges of loans that are long past due, which no account of income has.
     */
    suspended: Array<SuspendedMonthDto>;
    /**
     * The last business day.
     */
    to: string;
};

