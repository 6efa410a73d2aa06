/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReferencesInfoDto = {
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * Full name of a reference.
     */
    refFullName1: string;
    /**
     * Full name of a reference.
     */
    refFullName2: string;
    /**
     * Digits with the country code.
     */
    refPhoneNumber1: string;
    /**
     * Digits with the country code.
     */
    refPhoneNumber2: string;
    /**
     * What the reference is to the member.
     */
    refRelationship1: string;
    /**
     * What the reference is to the member.
     */
    refRelationship2: string;
};

