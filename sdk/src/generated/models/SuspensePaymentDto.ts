/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SuspensePaymentDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * The day on which it was paid, as the bank says.
     */
    paidOn: string;
    /**
     * The number of the incoming payment.
     */
    paymentNumber: string;
    /**
     * The business day since which it lies in suspense.
     */
    since: string;
};

