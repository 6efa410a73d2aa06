/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TopUpOfferRequestDto = {
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
};

