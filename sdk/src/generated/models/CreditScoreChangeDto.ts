/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreditScoreReason } from './CreditScoreReason';
import type { CreditScoreRule } from './CreditScoreRule';
export type CreditScoreChangeDto = {
    /**
     * The beginning of the day in the Philippines on which it came about; of the first row, the registration.
     */
    at: string;
    /**
     * Points; 0 when the score was at the end of its range.
     */
    change: number;
    /**
     * With CORRECTION: what was taken back.
     */
    correctedReason?: CreditScoreRule;
    /**
     * After the change.
     */
    creditScore: number;
    /**
     * From 1.
     */
    installmentNumber?: number;
    /**
     * The loan application number.
     */
    loanNumber?: string;
    /**
     * CORRECTION takes back what a payment had earned that was reversed.
     */
    reason: CreditScoreReason;
    /**
     * A sentence for the person.
     */
    text: string;
};

