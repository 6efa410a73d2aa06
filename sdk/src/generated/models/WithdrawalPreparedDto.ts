/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WithdrawalPreparedDto = {
    accountNumber: string;
    /**
     * What stays in the wallet afterwards.
     */
    availableBalance: number;
    bankName: string;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate: number;
    /**
     * Until when the request can be confirmed.
     */
    expiresAt: string;
    fullLegalName: string;
    requestId: string;
    selectedCurrency: string;
    totalToReceiver: number;
    transferAmount: number;
    /**
     * Always 0.
     */
    transferFee: number;
    /**
     * What could be withdrawn.
     */
    withdrawableAmount: number;
};

