/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WithdrawalCancelDto = {
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * As /wallet/withdraw/prepare or /wallet/withdraw/open answered it.
     */
    requestId: string;
};

