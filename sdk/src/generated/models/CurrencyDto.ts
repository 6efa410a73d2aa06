/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CurrencyDto = {
    /**
     * The same as currencyCode.
     */
    _id: string;
    /**
     * Whether loans are offered in it.
     */
    active: boolean;
    countryName: string;
    /**
     * ISO 4217.
     */
    currencyCode: string;
    currencyName: string;
    currencySymbol: string;
};

