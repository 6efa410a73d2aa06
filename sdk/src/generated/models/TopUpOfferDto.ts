/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TopUpReason } from './TopUpReason';
export type TopUpOfferDto = {
    /**
     * The least loan, in whole pesos, of which that is left after its charges, for each term that has such a loan. Absent where even the largest
     * that the member may borrow leaves less.
     */
    leastLoanPHP?: number;
    /**
     * At least so much must be left for the member.
     */
    leastReceivedXR: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * So many installments have to be paid.
     */
    neededInstallments: number;
    /**
     * How many of its installments are paid, and have to be.
     */
    paidInstallments: number;
    /**
     * What closes the running loan today.
     */
    payoffXR: number;
    /**
     * Whether it may.
     */
    possible: boolean;
    /**
     * Why not.
     */
    reason?: TopUpReason;
    /**
     * The same as a sentence, in the caller's language.
     */
    reasonText?: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
};

