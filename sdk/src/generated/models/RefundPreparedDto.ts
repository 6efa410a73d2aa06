/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RefundPreparedDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber: string;
    /**
     * What is sent, without a fee.
     */
    amount: number;
    /**
     * The receiving bank or e-wallet.
     */
    bankName: string;
    /**
     * Whether it takes a one-time password: not where the account has received money already, and has not changed since.
     */
    codeNeeded: boolean;
    /**
     * Since when the request waits.
     */
    createdAt: string;
    /**
     * What is kept for the member afterwards.
     */
    creditLeft: number;
    /**
     * Until when the request can be confirmed.
     */
    expiresAt: string;
    /**
     * First, middle and last name.
     */
    fullLegalName: string;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The request, of a withdrawal or of another schedule.
     */
    requestId: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
};

