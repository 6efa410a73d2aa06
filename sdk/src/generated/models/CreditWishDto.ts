/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreditWishDto = {
    /**
     * In the loan's currency; all of it without an amount.
     */
    amount?: number;
    /**
     * The loan on which too much was paid.
     */
    loanNumber: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
};

