/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaymentClaimRequestDto = {
    /**
     * What was paid, in the loan's currency.
     */
    amount: number;
    /**
     * The bank or e-wallet that it was sent from.
     */
    bank?: string;
    /**
     * The day of the transfer in the Philippines, YYYY-MM-DD.
     */
    paidOn: string;
    /**
     * The number that the bank or e-wallet shows for the transfer.
     */
    reference: string;
};

