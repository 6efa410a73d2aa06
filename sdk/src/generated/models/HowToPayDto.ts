/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HowToPayDto = {
    /**
     * Whose account it is.
     */
    accountName: string;
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber: string;
    /**
     * The receiving bank or e-wallet.
     */
    bankName: string;
    /**
     * What is received: the loan's currency. No payment is exchanged.
     */
    currency: string;
    /**
     * Units of it for one peso today, to see what it costs; no promise. Absent for pesos, and where there is none.
     */
    guideRate?: number;
    /**
     * What to write on the transfer: the loan's number.
     */
    reference: string;
};

