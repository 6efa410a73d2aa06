/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LineOutcome } from './LineOutcome';
import type { UnmatchedBecause } from './UnmatchedBecause';
export type ImportedLineDto = {
    /**
     * The code of the refusal.
     */
    code?: string;
    /**
     * Its number in the file.
     */
    line: number;
    /**
     * The loan application number.
     */
    loanNumber?: string;
    /**
     * Why it was refused; of what bounced after staff returned it, the payment's note, which says so.
     */
    message?: string;
    /**
     * REPEATED was told before and changed nothing; REFUSED cannot be taken.
     */
    outcome: LineOutcome;
    /**
     * The number of the incoming payment.
     */
    paymentNumber?: string;
    /**
     * The number of the repayment.
     */
    repaymentNumber?: string;
    /**
     * Why it lies in suspense.
     */
    unmatchedBecause?: UnmatchedBecause;
};

