/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type InstallmentDto = {
    /**
     * Principal and interest, in the chosen currency.
     */
    amount: number;
    /**
     * YYYY-MM-DD in Asia/Manila, for a loan that is approved on the day of the quote.
     */
    dueDate: string;
    /**
     * From 1 to installmentCount.
     */
    installmentNumber: number;
    /**
     * In the chosen currency.
     */
    interest: number;
    /**
     * In the chosen currency.
     */
    principal: number;
};

