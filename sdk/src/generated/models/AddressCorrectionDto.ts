/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CountryName } from './CountryName';
export type AddressCorrectionDto = {
    /**
     * The country one lives in.
     */
    countryResidence: CountryName;
    /**
     * Zip or postal code.
     */
    postalCode?: string;
    /**
     * State, region or province.
     */
    province: string;
    /**
     * House and street.
     */
    streetAddress: string;
    /**
     * Town or city.
     */
    town: string;
};

