/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatementMonthDto } from './StatementMonthDto';
export type StatementDto = {
    /**
     * The day of the statement, in Asia/Manila.
     */
    asOf: string;
    /**
     * What is owed after the last month that is told: principal, interest that fell due, and penalties, less payments.
     */
    closingBalance: number;
    /**
     * The month to send as `to` for what came before; absent where nothing did.
     */
    earlier?: string;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * Oldest first.
     */
    months: Array<StatementMonthDto>;
    /**
     * What was owed before the first month that is told; 0 where the loan begins with it.
     */
    openingBalance: number;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
};

