/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaymentCodeRequestDto = {
    /**
     * What the code pays, in pesos.
     */
    amount: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
};

