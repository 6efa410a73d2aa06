/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AllocationDto = {
    /**
     * Of the late charge.
     */
    fee: number;
    /**
     * From 1.
     */
    installmentNumber: number;
    interest: number;
    /**
     * Of the percentage for each late day.
     */
    penalty: number;
    principal: number;
};

