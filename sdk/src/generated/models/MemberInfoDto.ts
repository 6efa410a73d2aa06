/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemberLoanDto } from './MemberLoanDto';
import type { MemberWithdrawalDto } from './MemberWithdrawalDto';
export type MemberInfoDto = {
    accountNumber?: string;
    /**
     * Whether the account is activated.
     */
    active: boolean;
    bankName?: string;
    /**
     * YYYY-MM-DD
     */
    birthDate?: string;
    countryResidence?: string;
    email?: string;
    firstName?: string;
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
    lastName?: string;
    loan: MemberLoanDto;
    maritalStatus?: string;
    middleName?: string;
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
    streetAddress?: string;
    town?: string;
    withdrawal: MemberWithdrawalDto;
};

