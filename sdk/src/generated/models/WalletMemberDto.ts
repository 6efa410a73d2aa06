/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WalletMemberDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber: string;
};

