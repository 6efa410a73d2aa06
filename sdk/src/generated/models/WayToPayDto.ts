/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NextPaymentOnDto } from './NextPaymentOnDto';
import type { Overpayment } from './Overpayment';
export type WayToPayDto = {
    /**
     * Interest that is never charged.
     */
    interestSaved: number;
    /**
     * The day of the last payment.
     */
    lastPaymentOn: string;
    /**
     * How many due days fewer there are to wait for.
     */
    monthsEarlier: number;
    /**
     * Absent where nothing is left.
     */
    nextPayment?: NextPaymentOnDto;
    /**
     * What the money beyond the amount due pays.
     */
    pays: Overpayment;
    /**
     * What to write on the transfer.
     */
    reference: string;
};

