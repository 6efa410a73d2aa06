/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AllocationDto } from './AllocationDto';
export type RepaymentRowDto = {
    /**
     * In the order of the installments; with credit and creditUsed they sum to the amount.
     */
    allocations: Array<AllocationDto>;
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * What was beyond everything owed.
     */
    credit: number;
    /**
     * What of it was given back, or paid on another loan; absent where nothing was.
     */
    creditUsed?: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * When the member paid; the beginning of the day in the Philippines where only that is known.
     */
    paidAt: string;
    /**
     * When staff wrote it down.
     */
    recordedAt: string;
    /**
     * Of the transfer, as staff wrote it down.
     */
    reference: string;
    /**
     * The number of the repayment.
     */
    repaymentNumber: string;
    /**
     * Why it was taken back.
     */
    reversalReason?: string;
    /**
     * Taken back: then it pays nothing.
     */
    reversed: boolean;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * Whether it settles principal early instead of paying the next installments in advance.
     */
    settlement: boolean;
};

