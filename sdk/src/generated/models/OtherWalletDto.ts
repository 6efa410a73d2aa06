/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OtherWalletDto = {
    /**
     * The wallet's id, for withdrawals.
     */
    _id: string;
    /**
     * When its loan was applied for.
     */
    createdAt: string;
    /**
     * Units of the currency for one peso, as agreed with its loan.
     */
    exchangeRate: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * The available balance, in the currency of its loan.
     */
    wallet: number;
};

