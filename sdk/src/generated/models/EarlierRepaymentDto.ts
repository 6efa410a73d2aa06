/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EarlierRepaymentDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * When the member paid.
     */
    paidAt: string;
    /**
     * When staff recorded it.
     */
    recordedAt: string;
    /**
     * The reference that it was recorded with.
     */
    reference: string;
    /**
     * The number of the repayment.
     */
    repaymentNumber: string;
};

