/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { InstallmentDto } from './InstallmentDto';
export type LoanQuoteDto = {
    /**
     * Percent a month on what is still owed, with 4 decimals.
     */
    effectiveMonthlyRate: number;
    /**
     * Percent a year, compounded, with 2 decimals.
     */
    effectiveYearlyRate: number;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate: number;
    /**
     * The interest of the whole loan.
     */
    financeChargePHP: number;
    /**
     * The interest of the whole loan.
     */
    financeChargeXR: number;
    /**
     * What is paid each month, the last one excepted.
     */
    installmentAmountPHP: number;
    /**
     * What is paid each month, the last one excepted.
     */
    installmentAmountXR: number;
    /**
     * Months.
     */
    installmentCount: number;
    /**
     * The interest of one month.
     */
    interestAmountPHP: number;
    /**
     * The interest of one month.
     */
    interestAmountXR: number;
    /**
     * Percent of the principal per month.
     */
    interestRate: number;
    /**
     * The principal in pesos.
     */
    loanAmountPHP: number;
    /**
     * The principal in the chosen currency.
     */
    loanAmountXR: number;
    /**
     * The principal's share of one month.
     */
    monthlyRepaymentPHP: number;
    /**
     * The principal's share of one month.
     */
    monthlyRepaymentXR: number;
    /**
     * What amounts of the currency are rounded up to: 1 or 0.01.
     */
    roundingUnit: number;
    /**
     * The installments in order; they sum to totalAmountXR.
     */
    schedule: Array<InstallmentDto>;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * Principal and finance charge: what is paid in all.
     */
    totalAmountPHP: number;
    /**
     * Principal and finance charge: what is paid in all.
     */
    totalAmountXR: number;
};

