/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CountryName } from './CountryName';
import type { JobCategory } from './JobCategory';
export type RegisterDto = {
    /**
     * The company one registers with, as /config names it.
     */
    companyRegister?: string;
    /**
     * The country that GET /misc/ip answered, or empty.
     */
    countryRegister?: string;
    /**
     * An e-mail address.
     */
    email?: string;
    /**
     * First and last name.
     */
    fullName: string;
    /**
     * Needed while invitation codes are switched on; it is used up.
     */
    invitationCode?: string;
    /**
     * The address that GET /misc/ip answered, or empty.
     */
    ipAddress?: string;
    /**
     * The field one works in.
     */
    jobCategory?: JobCategory;
    /**
     * What one works as.
     */
    jobTitle?: string;
    /**
     * Whole pesos, 3 to 7 digits.
     */
    monthlyNetIncome?: number;
    /**
     * 8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %.
     */
    password: string;
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
    /**
     * Needed while phone codes are switched on: what POST /authmember/phoneotp sent; it is used up.
     */
    phoneOtp?: string;
    /**
     * Where one works.
     */
    workLocation?: string;
    /**
     * The country one works in.
     */
    workPlaceCountry?: CountryName;
};

