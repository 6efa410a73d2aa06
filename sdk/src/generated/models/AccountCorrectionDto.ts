/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AccountCorrectionDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber: string;
    /**
     * A bank or an e-wallet.
     */
    bankName: string;
    /**
     * The password one signs in with.
     */
    password: string;
};

