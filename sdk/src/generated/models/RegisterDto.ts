/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { JobCategory } from './JobCategory';
export type RegisterDto = {
    companyRegister?: string;
    /**
     * The country that GET /misc/ip answered, or empty.
     */
    countryRegister?: string;
    email?: string;
    fullName: string;
    /**
     * The address that GET /misc/ip answered, or empty.
     */
    ipAddress?: string;
    jobCategory?: JobCategory;
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
    workLocation?: string;
    /**
     * The country one works in, by its English name.
     */
    workPlaceCountry?: string;
};

