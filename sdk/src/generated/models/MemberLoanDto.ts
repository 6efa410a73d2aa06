/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MemberLoanDto = {
    /**
     * True from the application until it is REJECTED or CANCELLED.
     */
    active: boolean;
    /**
     * 0 to 1000.
     */
    creditScore: number;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate?: number;
    /**
     * Paid each month but the last, in pesos.
     */
    installmentAmountPHP?: number;
    /**
     * Paid each month but the last, in the currency.
     */
    installmentAmountXR?: number;
    /**
     * Months.
     */
    installmentCount?: number;
    /**
     * The interest of one month, in pesos.
     */
    interestAmountPHP?: number;
    /**
     * The interest of one month.
     */
    interestAmountXR?: number;
    /**
     * Percent of the principal per month.
     */
    interestRate?: number;
    /**
     * In pesos.
     */
    loanAmountPHP?: number;
    /**
     * In the chosen currency.
     */
    loanAmountXR?: number;
    /**
     * The loan application number.
     */
    loanNumber?: string;
    /**
     * ISO 4217.
     */
    selectedCurrency?: string;
};

