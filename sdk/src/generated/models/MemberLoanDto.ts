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
    installmentAmountPHP?: number;
    installmentAmountXR?: number;
    /**
     * Months.
     */
    installmentCount?: number;
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
    loanNumber?: string;
    selectedCurrency?: string;
};

