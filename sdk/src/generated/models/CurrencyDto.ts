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
    /**
     * Where the currency is used.
     */
    countryName: string;
    /**
     * ISO 4217.
     */
    currencyCode: string;
    /**
     * The English name.
     */
    currencyName: string;
    /**
     * The sign.
     */
    currencySymbol: string;
};

