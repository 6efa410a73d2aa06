/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CountryName } from './CountryName';
export type AddressInfoDto = {
    countryResidence: CountryName;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    postalCode?: string;
    province: string;
    streetAddress: string;
    town: string;
};

