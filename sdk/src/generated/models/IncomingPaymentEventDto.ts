/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IncomingType } from './IncomingType';
export type IncomingPaymentEventDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * By which way it came.
     */
    channel?: string;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * The provider's id of the payment: it counts once, however often it is told.
     */
    id: string;
    /**
     * A day of the Philippines as YYYY-MM-DD, or a moment of it.
     */
    paidAt: string;
    /**
     * As the bank tells it.
     */
    payerName?: string;
    /**
     * What the payer wrote beside it: the number of the loan finds it.
     */
    reference?: string;
    /**
     * What happened to it.
     */
    type: IncomingType;
};

