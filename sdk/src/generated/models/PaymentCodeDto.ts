/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaymentCodeDto = {
    /**
     * To whom it pays, as the app will say.
     */
    merchantName?: string;
    /**
     * Whether there is one: the lender takes QR Ph, the loan is in pesos and runs, and the amount is at most 9,999,999,999.99.
     */
    offered: boolean;
    /**
     * The text of the code.
     */
    payload?: string;
    /**
     * The code as PNG, in Base64.
     */
    picture?: string;
    /**
     * What it names the payment by.
     */
    reference?: string;
};

