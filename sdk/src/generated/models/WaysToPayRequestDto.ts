/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaysToPayRequestDto = {
    /**
     * What would be paid today, in the loan's currency.
     */
    amount: number;
    /**
     * The newest loan when it is absent.
     */
    loanNumber?: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
};

