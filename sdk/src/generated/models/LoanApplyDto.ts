/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LoanApplyDto = {
    exchangeRate: number;
    installmentAmountPHP: number;
    installmentAmountXR: number;
    installmentCount: number;
    interestAmountPHP: number;
    interestAmountXR: number;
    interestRate: number;
    /**
     * Whole pesos from minLoan to maxLoan of GET /config.
     */
    loanAmountPHP: number;
    loanAmountXR: number;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    selectedCurrency: string;
};

