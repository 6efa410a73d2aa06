/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IncomingType } from './IncomingType';
export type PaymentLineDto = {
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
     * What the bank calls it; the id of the provider where it has that.
     */
    id?: string;
    /**
     * Its number in the file, for the answer.
     */
    line: number;
    /**
     * A day of the Philippines as YYYY-MM-DD, or a moment of it.
     */
    paidAt: string;
    /**
     * As the bank tells it.
     */
    payerName?: string;
    /**
     * Of lines without an id that are alike on a day: 1 for the first, 2 for the second.
     */
    place?: number;
    /**
     * What the payer wrote beside it: the number of the loan finds it.
     */
    reference?: string;
    /**
     * What happened to it; one that bounced needs its id. Received where it is absent.
     */
    type?: IncomingType;
};

