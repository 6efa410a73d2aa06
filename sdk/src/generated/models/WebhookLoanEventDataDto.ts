/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookLoanEventDataDto = {
    /**
     * The principal, in the loan's currency.
     */
    amount: number;
    /**
     * Who made it so.
     */
    by: string;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * The running loan that it pays off as it is approved.
     */
    paysOff?: string;
    /**
     * What of it is paid out; absent where that is all of it.
     */
    proceeds?: number;
    /**
     * What the loan has become.
     */
    status: string;
    /**
     * Over how many months it is repaid.
     */
    termMonths: number;
};

