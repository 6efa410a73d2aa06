/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SuggestedPaymentDto = {
    /**
     * The day of it.
     */
    paidOn: string;
    /**
     * The number of the incoming payment.
     */
    paymentNumber: string;
    /**
     * It names the reference that the member told of.
     */
    sameReference: boolean;
};

