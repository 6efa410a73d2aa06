/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NextPaymentOnDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * YYYY-MM-DD, a day of the Philippines.
     */
    dueDate: string;
};

