/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanStandingDto } from './LoanStandingDto';
export type PaidWithCreditDto = {
    /**
     * What was paid.
     */
    amount: number;
    /**
     * What is kept for the member afterwards, of the loan on which too much was paid.
     */
    creditLeft: number;
    /**
     * Where the loan that was paid stands.
     */
    loan: LoanStandingDto;
    /**
     * The loan that was paid.
     */
    loanNumber: string;
    /**
     * The number of the repayment.
     */
    repaymentNumber: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
};

