/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemberState } from './MemberState';
export type BackofficeMemberDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber?: string;
    /**
     * The receiving bank or e-wallet.
     */
    bankName?: string;
    /**
     * YYYY-MM-DD
     */
    birthDate?: string;
    /**
     * The country one lives in.
     */
    countryResidence?: string;
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * 0 to 1000.
     */
    creditScore: number;
    /**
     * An e-mail address.
     */
    email?: string;
    /**
     * First name.
     */
    firstName?: string;
    /**
     * First and last name.
     */
    fullName: string;
    /**
     * Male or Female.
     */
    gender?: string;
    /**
     * Number of the ID.
     */
    identityNumber?: string;
    /**
     * Kind of the ID.
     */
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
    /**
     * The field one works in.
     */
    jobCategory: string;
    /**
     * What one works as.
     */
    jobTitle: string;
    /**
     * Last name.
     */
    lastName?: string;
    /**
     * Marital status.
     */
    maritalStatus?: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * Middle name.
     */
    middleName?: string;
    /**
     * Whole pesos.
     */
    monthlyNetIncome: number;
    /**
     * Nationality.
     */
    nationality?: string;
    /**
     * Kind of the ID, when the list has it not.
     */
    otherIdentityType?: string;
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
    /**
     * Zip or postal code.
     */
    postalCode?: string;
    /**
     * State, region or province.
     */
    province?: string;
    /**
     * Full name of a reference.
     */
    refFullName1?: string;
    /**
     * Full name of a reference.
     */
    refFullName2?: string;
    /**
     * Digits with the country code.
     */
    refPhoneNumber1?: string;
    /**
     * Digits with the country code.
     */
    refPhoneNumber2?: string;
    /**
     * What the reference is to the member.
     */
    refRelationship1?: string;
    /**
     * What the reference is to the member.
     */
    refRelationship2?: string;
    /**
     * What comes next.
     */
    state: MemberState;
    /**
     * House and street.
     */
    streetAddress?: string;
    /**
     * Town or city.
     */
    town?: string;
    /**
     * Where one works.
     */
    workLocation: string;
    /**
     * The country one works in.
     */
    workPlaceCountry: string;
};

