/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReferencesInfoDto = {
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    refFullName1: string;
    refFullName2: string;
    refPhoneNumber1: string;
    refPhoneNumber2: string;
    refRelationship1: string;
    refRelationship2: string;
};

