/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WithdrawalPrepareDto = {
    /**
     * The _id of any of the member's own wallets.
     */
    id: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * In the wallet's currency; more than 999 or the whole balance, and at most the balance.
     */
    withdrawalAmount: number;
};

