/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanStatus } from './LoanStatus';
export type LoanSummaryDto = {
    /**
     * When the member applied.
     */
    appliedAt: string;
    /**
     * The principal in the chosen currency.
     */
    loanAmountXR: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The later loan that has paid it off.
     */
    paidOffBy?: string;
    /**
     * The loan that it pays off, or has paid off.
     */
    paysOff?: string;
    /**
     * What of it was or will be paid out, where charges are kept back.
     */
    proceedsXR?: number;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * The status.
     */
    status: LoanStatus;
};

