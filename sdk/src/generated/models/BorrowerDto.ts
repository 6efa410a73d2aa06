/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BorrowerDto = {
    /**
     * The first three characters; the rest are stars.
     */
    accountNumberMasked: string;
    /**
     * The receiving bank or e-wallet.
     */
    bankName: string;
    /**
     * First, middle and last name.
     */
    fullLegalName: string;
    /**
     * The first three characters; the rest are stars.
     */
    identityNumberMasked: string;
    /**
     * Kind of the ID.
     */
    identityType: string;
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
};

