/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AddressInfoDto } from '../models/AddressInfoDto';
import type { BankInfoDto } from '../models/BankInfoDto';
import type { CreditScoreDto } from '../models/CreditScoreDto';
import type { CreditScoreRequestDto } from '../models/CreditScoreRequestDto';
import type { IdentityInfoDto } from '../models/IdentityInfoDto';
import type { MemberInfoDto } from '../models/MemberInfoDto';
import type { MemberStateDto } from '../models/MemberStateDto';
import type { OwnPhoneNumberDto } from '../models/OwnPhoneNumberDto';
import type { PersonalInfoDto } from '../models/PersonalInfoDto';
import type { ReferencesInfoDto } from '../models/ReferencesInfoDto';
import type { StepSavedDto } from '../models/StepSavedDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MemberService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Read the own credit score
     * With the changes and their reasons, the newest 100 unless earlier ones are asked for, and the rules that it moves by.
     *
     * For members.
     * @returns CreditScoreDto Done.
     * @throws ApiError
     */
    public readCreditScore({
        requestBody,
    }: {
        requestBody: CreditScoreRequestDto,
    }): CancelablePromise<CreditScoreDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/creditscore',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the own details, newest loan and newest withdrawal
     * What was not filled in yet is absent; without a loan or a withdrawal its `active` is false. The addresses of the photos are good for five minutes.
     *
     * For members.
     * @returns MemberInfoDto Done.
     * @throws ApiError
     */
    public readMemberInfo({
        requestBody,
    }: {
        requestBody: OwnPhoneNumberDto,
    }): CancelablePromise<MemberInfoDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/info',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read which activation step comes next
     * `PERSONAL_INFO` to `BANK_INFO` name the step to save next; with `INFO_COMPLETED` the account is activated.
     *
     * For members.
     * @returns MemberStateDto Done.
     * @throws ApiError
     */
    public readActivationState({
        requestBody,
    }: {
        requestBody: OwnPhoneNumberDto,
    }): CancelablePromise<MemberStateDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/infostate',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Save activation step 2, the residential address
     * The steps come in order. An earlier one may be corrected until the last is saved; the state never goes back.
     *
     * For members.
     * @returns StepSavedDto Done.
     * @throws ApiError
     */
    public saveAddressInfo({
        requestBody,
    }: {
        requestBody: AddressInfoDto,
    }): CancelablePromise<StepSavedDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/member/update/address',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`ALREADY_ACTIVATED\`: Your account is already activated.
                \`STEP_OUT_OF_ORDER\`: Please complete the earlier steps first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Save activation step 5, the receiving account
     * Completes the activation. The steps come in order. An earlier one may be corrected until the last is saved; the state never goes back.
     *
     * For members.
     * @returns StepSavedDto Done.
     * @throws ApiError
     */
    public saveBankInfo({
        requestBody,
    }: {
        requestBody: BankInfoDto,
    }): CancelablePromise<StepSavedDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/member/update/bank',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`ALREADY_ACTIVATED\`: Your account is already activated.
                \`STEP_OUT_OF_ORDER\`: Please complete the earlier steps first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Save activation step 4, the ID and its photos
     * Upload the three photos with POST /upload first. The steps come in order. An earlier one may be corrected until the last is saved; the state never goes back.
     *
     * For members.
     * @returns StepSavedDto Done.
     * @throws ApiError
     */
    public saveIdentityInfo({
        requestBody,
    }: {
        requestBody: IdentityInfoDto,
    }): CancelablePromise<StepSavedDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/member/update/identity',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`ALREADY_ACTIVATED\`: Your account is already activated.
                \`STEP_OUT_OF_ORDER\`: Please complete the earlier steps first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Save activation step 1, about yourself
     * The steps come in order. An earlier one may be corrected until the last is saved; the state never goes back.
     *
     * For members.
     * @returns StepSavedDto Done.
     * @throws ApiError
     */
    public savePersonalInfo({
        requestBody,
    }: {
        requestBody: PersonalInfoDto,
    }): CancelablePromise<StepSavedDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/member/update/personal',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`ALREADY_ACTIVATED\`: Your account is already activated.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Save activation step 3, two character references
     * The steps come in order. An earlier one may be corrected until the last is saved; the state never goes back.
     *
     * For members.
     * @returns StepSavedDto Done.
     * @throws ApiError
     */
    public saveReferencesInfo({
        requestBody,
    }: {
        requestBody: ReferencesInfoDto,
    }): CancelablePromise<StepSavedDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/member/update/references',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`ALREADY_ACTIVATED\`: Your account is already activated.
                \`STEP_OUT_OF_ORDER\`: Please complete the earlier steps first.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * The same as POST /member/info
     * By the name under which clients ask for the account number before a loan is confirmed.
     *
     * For members.
     * @returns MemberInfoDto Done.
     * @throws ApiError
     */
    public lookUpPhoneNumber({
        requestBody,
    }: {
        requestBody: OwnPhoneNumberDto,
    }): CancelablePromise<MemberInfoDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/misc/phonenumber',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
}
