/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LoanQuoteRequestDto = {
    /**
     * Months; one of the terms of GET /config.
     */
    installmentCount: number;
    /**
     * Whole pesos from minLoan to maxLoan of GET /config.
     */
    loanAmountPHP?: number;
    /**
     * In the chosen currency, a multiple of its rounding unit.
     */
    loanAmountXR?: number;
    /**
     * One of GET /currency/available.
     */
    selectedCurrency: string;
};

