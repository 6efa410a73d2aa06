/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanStatus } from './LoanStatus';
export type LoanStandingDto = {
    /**
     * What is due by today, penalties included.
     */
    amountDue: number;
    /**
     * What was paid too much and is kept for the member.
     */
    creditAmount: number;
    /**
     * What is left to pay when the schedule is followed to its end.
     */
    outstandingAmount: number;
    /**
     * What would close the loan today.
     */
    payoffAmount: number;
    /**
     * The status.
     */
    status: LoanStatus;
};

