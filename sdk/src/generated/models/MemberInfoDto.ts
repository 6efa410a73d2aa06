/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemberLoanDto } from './MemberLoanDto';
import type { MemberWithdrawalDto } from './MemberWithdrawalDto';
export type MemberInfoDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber?: string;
    /**
     * Whether the account is activated.
     */
    active: boolean;
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
     * An e-mail address.
     */
    email?: string;
    /**
     * First name.
     */
    firstName?: string;
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
     * Last name.
     */
    lastName?: string;
    /**
     * The newest loan.
     */
    loan: MemberLoanDto;
    /**
     * Marital status.
     */
    maritalStatus?: string;
    /**
     * Middle name.
     */
    middleName?: string;
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
     * House and street.
     */
    streetAddress?: string;
    /**
     * Town or city.
     */
    town?: string;
    /**
     * The withdrawal.
     */
    withdrawal: MemberWithdrawalDto;
};

