/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WithdrawalPreparedDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber: string;
    /**
     * What stays in the wallet afterwards.
     */
    availableBalance: number;
    /**
     * The receiving bank or e-wallet.
     */
    bankName: string;
    /**
     * Since when the request waits.
     */
    createdAt: string;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate: number;
    /**
     * Until when the request can be confirmed.
     */
    expiresAt: string;
    /**
     * First, middle and last name.
     */
    fullLegalName: string;
    /**
     * The request, of a withdrawal or of another schedule.
     */
    requestId: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * What arrives, in the currency of the wallet.
     */
    totalToReceiver: number;
    /**
     * In the currency of the wallet.
     */
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

