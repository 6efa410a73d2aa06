/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SuspenseTotalDto = {
    /**
     * The balance of the account UNAPPLIED_PAYMENTS.
     */
    amount: number;
    /**
     * ISO 4217.
     */
    currency: string;
};

