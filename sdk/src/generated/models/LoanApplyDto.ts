/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LoanApplyDto = {
    /**
     * Units of the currency for one peso.
     */
    exchangeRate: number;
    /**
     * Paid each month but the last, in pesos.
     */
    installmentAmountPHP: number;
    /**
     * Paid each month but the last, in the currency.
     */
    installmentAmountXR: number;
    /**
     * Months.
     */
    installmentCount: number;
    /**
     * The interest of one month, in pesos.
     */
    interestAmountPHP: number;
    /**
     * The interest of one month, in the currency.
     */
    interestAmountXR: number;
    /**
     * Percent of the principal per month.
     */
    interestRate: number;
    /**
     * Whole pesos from minLoan to maxLoan of GET /config.
     */
    loanAmountPHP: number;
    /**
     * The principal in the chosen currency.
     */
    loanAmountXR: number;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * Of the quote that the member saw. When it is not the server's own, QUOTE_CHANGED answers the new quote. Without it the
     * agreement says that the figures alone were consented to; a loan with charges is agreed to by it alone.
     */
    quoteHash?: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * The own running loan that this one pays off, as its quote of POST /loan/top-up/quote says; with its hash.
     */
    topUpOf?: string;
};

