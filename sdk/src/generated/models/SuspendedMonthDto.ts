/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SuspendedMonthDto = {
    /**
     * By how much what is no income until it is paid grew; negative where it became income, or was waived.
     */
    amount: number;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * YYYY-MM
     */
    month: string;
};

