/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaivedDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * The last day on which something of it was waived.
     */
    date: string;
    /**
     * From 1.
     */
    installmentNumber: number;
};

