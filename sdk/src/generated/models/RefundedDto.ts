/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RefundedDto = {
    /**
     * What is sent.
     */
    amount: number;
    /**
     * What is kept for the member afterwards, of this loan.
     */
    creditLeft: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * The number of the withdrawal.
     */
    withdrawalNumber: string;
};

