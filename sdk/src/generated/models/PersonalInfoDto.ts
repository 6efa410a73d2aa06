/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Gender } from './Gender';
import type { MaritalStatus } from './MaritalStatus';
import type { Nationality } from './Nationality';
export type PersonalInfoDto = {
    /**
     * YYYY-MM-DD; the age is 6573 to 29199 days (18 to 80 years), counted in Asia/Manila.
     */
    birthDate: string;
    /**
     * First name.
     */
    firstName: string;
    /**
     * Male or Female.
     */
    gender: Gender;
    /**
     * Consent to reporting to credit bureaus; must be true.
     */
    isAgree: boolean;
    /**
     * Last name.
     */
    lastName: string;
    /**
     * Marital status.
     */
    maritalStatus: MaritalStatus;
    /**
     * Middle name.
     */
    middleName?: string;
    /**
     * Nationality.
     */
    nationality: Nationality;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
};

