/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WayToPayDto } from './WayToPayDto';
export type WaysToPayDto = {
    /**
     * What would be paid.
     */
    amount: number;
    /**
     * What is due by today, penalties included.
     */
    amountDue: number;
    /**
     * The day that all figures are of, in Asia/Manila.
     */
    asOf: string;
    /**
     * How much of it is beyond that.
     */
    beyond: number;
    /**
     * Whether it closes the loan.
     */
    closes: boolean;
    /**
     * What is more than closes the loan, and kept for the member.
     */
    credit: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * Both ways, where something is beyond the amount due and does not close the loan.
     */
    ways: Array<WayToPayDto>;
};

