/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WalletCreditDto = {
    /**
     * In the currency of its loan.
     */
    amount: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
};

