/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WithdrawalPrepareDto = {
    /**
     * The wallet's _id.
     */
    id: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * In the wallet's currency; more than 999 and at most the balance.
     */
    withdrawalAmount: number;
};

