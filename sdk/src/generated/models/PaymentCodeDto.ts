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
     * Whether there is one: the lender takes QR Ph, and the loan is in pesos and runs.
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

