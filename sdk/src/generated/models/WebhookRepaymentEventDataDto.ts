/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookRepaymentEventDataDto = {
    /**
     * In the loan's currency.
     */
    amount: number;
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
     * The day on which it was paid, in the Philippines.
     */
    paidOn: string;
    /**
     * The incoming payment that it was made of.
     */
    paymentNumber?: string;
    /**
     * The number of the repayment.
     */
    repaymentNumber: string;
    /**
     * STAFF recorded it, a PROVIDER or a STATEMENT told of it, or it is CREDIT of another loan, which brings no new money.
     */
    source: string;
};

