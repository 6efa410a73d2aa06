/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NextPaymentDto = {
    /**
     * What is left to pay of it, penalties included.
     */
    amount: number;
    /**
     * YYYY-MM-DD, a day of the Philippines.
     */
    dueDate: string;
    /**
     * From 1.
     */
    installmentNumber: number;
    /**
     * The banking day on which paying still keeps the due date, where that is a Sunday or a holiday.
     */
    keptUntil?: string;
};

