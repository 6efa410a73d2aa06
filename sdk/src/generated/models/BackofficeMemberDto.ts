/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemberState } from './MemberState';
export type BackofficeMemberDto = {
    accountNumber?: string;
    bankName?: string;
    /**
     * YYYY-MM-DD
     */
    birthDate?: string;
    countryResidence?: string;
    createdAt: string;
    /**
     * 0 to 1000.
     */
    creditScore: number;
    email?: string;
    firstName?: string;
    fullName: string;
    gender?: string;
    identityNumber?: string;
    identityType?: string;
    /**
     * A path on this server, good for five minutes.
     */
    imageIdBackURL?: string;
    /**
     * A path on this server, good for five minutes.
     */
    imageIdFrontURL?: string;
    /**
     * A path on this server, good for five minutes.
     */
    imageSelfieURL?: string;
    jobCategory: string;
    jobTitle: string;
    lastName?: string;
    maritalStatus?: string;
    memberId: string;
    middleName?: string;
    /**
     * Whole pesos.
     */
    monthlyNetIncome: number;
    nationality?: string;
    otherIdentityType?: string;
    phoneNumber: string;
    postalCode?: string;
    province?: string;
    refFullName1?: string;
    refFullName2?: string;
    refPhoneNumber1?: string;
    refPhoneNumber2?: string;
    refRelationship1?: string;
    refRelationship2?: string;
    state: MemberState;
    streetAddress?: string;
    town?: string;
    workLocation: string;
    workPlaceCountry: string;
};

