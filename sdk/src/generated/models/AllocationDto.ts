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
    /**
     * The part that is interest.
     */
    interest: number;
    /**
     * Of the percentage for each late day.
     */
    penalty: number;
    /**
     * The part that is principal.
     */
    principal: number;
};

