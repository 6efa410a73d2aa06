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
     * What is owed: principal, interest that fell due, and penalties, less what was paid.
     */
    closingBalance: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * Oldest first.
     */
    months: Array<StatementMonthDto>;
    /**
     * Always 0: a statement begins with the loan.
     */
    openingBalance: number;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
};

