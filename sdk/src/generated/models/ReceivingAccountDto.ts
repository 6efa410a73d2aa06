/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReceivingAccountDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber: string;
    /**
     * The receiving bank or e-wallet.
     */
    bankName: string;
    /**
     * First and last name.
     */
    fullName: string;
};

