/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { InstallmentDto } from './InstallmentDto';
import type { InterestMethod } from './InterestMethod';
import type { PenaltyRulesDto } from './PenaltyRulesDto';
import type { QuotedChargesDto } from './QuotedChargesDto';
import type { TopUpDto } from './TopUpDto';
export type LoanQuoteDto = {
    /**
     * Absent where nothing is charged once.
     */
    charges?: QuotedChargesDto;
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
     * The interest of one month; with declining of the first.
     */
    interestAmountPHP: number;
    /**
     * The interest of one month; with declining of the first.
     */
    interestAmountXR: number;
    /**
     * Whether interest is added on the whole principal each month, or counted on what is still owed.
     */
    interestMethod: InterestMethod;
    /**
     * Percent per month: of the principal with add_on, of what is still owed with declining.
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
     * The principal's share of one month; with declining of the first.
     */
    monthlyRepaymentPHP: number;
    /**
     * The principal's share of one month; with declining of the first.
     */
    monthlyRepaymentXR: number;
    /**
     * What paying late costs. Absent where that is what the edition of the contract lays down.
     */
    penaltyRules?: PenaltyRulesDto;
    /**
     * SHA-256, in hexadecimal digits, over the JSON of all other fields with the keys in order.
     */
    quoteHash: string;
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
     * The edition of the Service and Policy Agreement and of the loan contract.
     */
    termsVersion: string;
    /**
     * Of a loan that pays off the running one.
     */
    topUp?: TopUpDto;
    /**
     * Principal and finance charge: what is paid in all.
     */
    totalAmountPHP: number;
    /**
     * Principal and finance charge: what is paid in all.
     */
    totalAmountXR: number;
};

