/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Promiser } from './Promiser';
import type { PromiseState } from './PromiseState';
export type PromiseDto = {
    /**
     * What was promised.
     */
    amount: number;
    /**
     * The day by which it was enough.
     */
    keptOn?: string;
    /**
     * When it was promised.
     */
    madeAt: string;
    /**
     * STAFF wrote down what the member told them.
     */
    madeBy: Promiser;
    /**
     * What was paid since, by the day that was named.
     */
    paidAmount: number;
    /**
     * Which promise.
     */
    promiseId: string;
    /**
     * The last day on which it was to be paid.
     */
    promisedOn: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * OPEN until its day is over; KEPT once enough was paid, else BROKEN. A payment counts by the day on which it was made.
     */
    state: PromiseState;
    /**
     * What follows from it, in the reader's language.
     */
    text: string;
};

