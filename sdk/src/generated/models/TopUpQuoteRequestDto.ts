/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TopUpQuoteRequestDto = {
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
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
};

