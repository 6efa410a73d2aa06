/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type InstallmentDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * From 1 to installmentCount.
     */
    installmentNumber: number;
};

