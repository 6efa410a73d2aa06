/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BankInfoDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber: string;
    /**
     * A bank or an e-wallet.
     */
    bankName: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
};

