/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProvisionTotalDto = {
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * The sum of its provisions.
     */
    provision: number;
};

