/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WithdrawalConfirmDto = {
    /**
     * The _id of any of the member's own wallets.
     */
    id: string;
    /**
     * The one-time password that the loan assistant gave for this very request.
     */
    oTP: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * As /wallet/withdraw/prepare answered it.
     */
    requestId: string;
    /**
     * In the wallet's currency; more than 999 or the whole balance, and at most the balance.
     */
    withdrawalAmount: number;
};

