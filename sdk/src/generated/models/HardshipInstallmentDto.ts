/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HardshipInstallmentDto = {
    /**
     * In the chosen currency.
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
     * The part that is interest.
     */
    interest: number;
    /**
     * The part that is principal.
     */
    principal: number;
};

