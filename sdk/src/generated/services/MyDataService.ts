/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccountCloseDto } from '../models/AccountCloseDto';
import type { AccountCorrectionDto } from '../models/AccountCorrectionDto';
import type { AddressCorrectionDto } from '../models/AddressCorrectionDto';
import type { ContactCorrectionDto } from '../models/ContactCorrectionDto';
import type { CorrectionDto } from '../models/CorrectionDto';
import type { DownloadDto } from '../models/DownloadDto';
import type { DownloadRequestDto } from '../models/DownloadRequestDto';
import type { EmploymentCorrectionDto } from '../models/EmploymentCorrectionDto';
import type { IdentityCorrectionDto } from '../models/IdentityCorrectionDto';
import type { NameCorrectionDto } from '../models/NameCorrectionDto';
import type { OwnCorrectionsDto } from '../models/OwnCorrectionsDto';
import type { PhoneCorrectionCodeDto } from '../models/PhoneCorrectionCodeDto';
import type { PhoneCorrectionDto } from '../models/PhoneCorrectionDto';
import type { PhoneOtpSentDto } from '../models/PhoneOtpSentDto';
import type { UploadedDto } from '../models/UploadedDto';
import type { UploadFormDto } from '../models/UploadFormDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MyDataService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Download all that is kept about a member
     * Needs the signature of a link that was given to the member. A zip file with my-data.json, the papers of the loans and the photos.
     * @returns binary Done.
     * @throws ApiError
     */
    public showDownload({
        memberId,
        downloadId,
        expires,
        signature,
    }: {
        /**
         * The member's id.
         */
        memberId: string,
        /**
         * Which download.
         */
        downloadId: string,
        /**
         * When the link ends, in seconds since 1970.
         */
        expires: string,
        /**
         * As the link has it.
         */
        signature: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/downloads/{memberId}/{downloadId}',
            path: {
                'memberId': memberId,
                'downloadId': downloadId,
            },
            query: {
                'expires': expires,
                'signature': signature,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                403: `\`LINK_INVALID\`: This link is not valid.
                \`LINK_EXPIRED\`: This link has expired. Please open the page again.`,
                404: `\`NOT_FOUND\`: There is nothing at this address.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Close the own account
     * Needs the password, and that nothing is open: no loan, no money in the wallet, no withdrawal on its way. All sessions end at once and nobody reads the data any more; it is forgotten after the retention time. The phone number can be registered again.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public closeAccount({
        requestBody,
    }: {
        requestBody: AccountCloseDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/close',
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
                409: `\`LOAN_STILL_OPEN\`: Your account cannot be closed while a loan or an application is open. Pay the loan back, or cancel it, first.
                \`MONEY_IN_WALLET\`: Your account cannot be closed while there is money in your wallet. Withdraw it first.
                \`CREDIT_NOT_REFUNDED\`: Your account cannot be closed while we hold what you paid too much. Have it sent to your account first, from your wallet.
                \`WITHDRAWAL_ON_THE_WAY\`: Your account cannot be closed while a withdrawal is on its way to you. Wait until it has arrived.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the own corrections, and what is told of one’s work
     * Until when each can be withdrawn, and how it was answered.
     *
     * For members.
     * @returns OwnCorrectionsDto Done.
     * @throws ApiError
     */
    public readCorrections(): CancelablePromise<OwnCorrectionsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/member/corrections',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Ask for another bank account
     * Needs the password, of an activated account. The member is told at once, and can withdraw it while it cools (a day). Then it counts by itself. Until then withdrawals go to the one so far; one that was prepared and not confirmed by then is prepared again.
     *
     * For members.
     * @returns CorrectionDto Made.
     * @throws ApiError
     */
    public askForAccount({
        requestBody,
    }: {
        requestBody: AccountCorrectionDto,
    }): CancelablePromise<CorrectionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/corrections/account',
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
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.
                \`CORRECTION_OPEN\`: You asked for this to be corrected already. Withdraw that first, or wait until it has ended.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.
                \`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Correct the own address
     * At once, of an activated account. Agreements that exist stay as they were agreed to.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public correctAddress({
        requestBody,
    }: {
        requestBody: AddressCorrectionDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/member/corrections/address',
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
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Correct the own e-mail address, or take it back
     * At once, of an activated account. Agreements that exist stay as they were agreed to. The member is told of it where they were reached so far.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public correctContact({
        requestBody,
    }: {
        requestBody: ContactCorrectionDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/member/corrections/contact',
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
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.`,
                429: `\`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Correct where one works
     * At once, of an activated account. Agreements that exist stay as they were agreed to.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public correctEmployment({
        requestBody,
    }: {
        requestBody: EmploymentCorrectionDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/v2/member/corrections/employment',
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
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Ask for another type or number of the ID, or for other photos
     * Needs the password, of an activated account. The member is told at once, and can withdraw it while it cools (a day). Then an officer confirms or refuses it. Other photos are uploaded to /member/corrections/photo first; without one, the photo so far stays.
     *
     * For members.
     * @returns CorrectionDto Made.
     * @throws ApiError
     */
    public askForIdentity({
        requestBody,
    }: {
        requestBody: IdentityCorrectionDto,
    }): CancelablePromise<CorrectionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/corrections/identity',
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
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.
                \`CORRECTION_OPEN\`: You asked for this to be corrected already. Withdraw that first, or wait until it has ended.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.
                \`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Ask for another name
     * Needs the password, of an activated account. The member is told at once, and can withdraw it while it cools (a day). Then an officer confirms or refuses it.
     *
     * For members.
     * @returns CorrectionDto Made.
     * @throws ApiError
     */
    public askForName({
        requestBody,
    }: {
        requestBody: NameCorrectionDto,
    }): CancelablePromise<CorrectionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/corrections/name',
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
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.
                \`CORRECTION_OPEN\`: You asked for this to be corrected already. Withdraw that first, or wait until it has ended.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.
                \`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Ask for another phone number
     * Needs the password, of an activated account. The member is told at once, and can withdraw it while it cools (a day). Needs the code that was sent to the number, too. Then it counts by itself, within a minute: one signs in with it, and messages go there. Until then the one so far does, and where another account has taken it by then, the correction ends as REFUSED.
     *
     * For members.
     * @returns CorrectionDto Made.
     * @throws ApiError
     */
    public askForPhone({
        requestBody,
    }: {
        requestBody: PhoneCorrectionDto,
    }): CancelablePromise<CorrectionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/corrections/phone',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.
                \`CORRECTION_OPEN\`: You asked for this to be corrected already. Withdraw that first, or wait until it has ended.
                \`PHONE_NUMBER_TAKEN\`: This phone number already has an account. Please sign in instead.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.
                \`PHONE_OTP_INVALID\`: This code is wrong or no longer good. Check it, or have a new one sent.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.
                \`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Send a code to the phone number that is to be the own one
     * Of an activated account. Six digits, good for ten minutes and for this member; another one ends the one before. The answer does not tell whether the number has an account. Five a day for a number, with a minute between them.
     *
     * For members.
     * @returns PhoneOtpSentDto Done.
     * @throws ApiError
     */
    public sendPhoneCorrectionCode({
        requestBody,
    }: {
        requestBody: PhoneCorrectionCodeDto,
    }): CancelablePromise<PhoneOtpSentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/corrections/phone/code',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.
                \`SWITCHED_OFF\`: This is not in use here.`,
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.
                \`CORRECTION_OPEN\`: You asked for this to be corrected already. Withdraw that first, or wait until it has ended.`,
                429: `\`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`DELIVERY_FAILED\`: We could not send the message just now. Please try again in a little while.
                \`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Upload a photo for a correction of the ID
     * Of an activated account; checked, re-encoded and counted as those of the identity step. One that no correction uses is forgotten after a day, and so is one whose correction is refused or withdrawn.
     *
     * For members.
     * @returns UploadedDto Made.
     * @throws ApiError
     */
    public uploadPhoto({
        formData,
    }: {
        formData: UploadFormDto,
    }): CancelablePromise<UploadedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/corrections/photo',
            formData: formData,
            mediaType: 'multipart/form-data',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                409: `\`NOT_ACTIVATED\`: Activate your account before applying for a loan.`,
                413: `\`FILE_TOO_LARGE\`: The picture is larger than 10 MB. Please choose a smaller one.
                \`TOO_MANY_PIXELS\`: The picture has more than 40 megapixels. Please choose a smaller one.`,
                415: `\`NOT_AN_IMAGE\`: This file is not a JPEG, PNG or WebP picture, or it is damaged.`,
                429: `\`UPLOAD_LIMIT\`: You uploaded 20 photos today, which is the most for one day. Please try again tomorrow.`,
                503: `\`UPLOADS_BUSY\`: Many photos are being uploaded right now. Please try again in a moment.
                \`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Withdraw a correction
     * While it is open: of a bank account or a phone number until it counts, of a name or an ID until an officer decides.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public withdrawCorrection({
        correctionId,
    }: {
        /**
         * Which correction.
         */
        correctionId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/member/corrections/{correctionId}',
            path: {
                'correctionId': correctionId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`CORRECTION_NOT_FOUND\`: There is no correction with this id.`,
                409: `\`CORRECTION_ENDED\`: This correction has ended by now, so nothing more can be done about it.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the state of the newest download, with its link
     * The link is good for a day from when the file was made, for whoever has it.
     *
     * For members.
     * @returns DownloadDto Done.
     * @throws ApiError
     */
    public readDownload(): CancelablePromise<DownloadDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/member/download',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Ask for a download of all that is kept about oneself
     * Needs the password. A worker makes the file; ask for its state until it is READY. While one is made, that one is answered. Three a day.
     *
     * For members.
     * @returns DownloadDto It is being made.
     * @throws ApiError
     */
    public prepareDownload({
        requestBody,
    }: {
        requestBody: DownloadRequestDto,
    }): CancelablePromise<DownloadDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/download',
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
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.
                \`DOWNLOAD_LIMIT\`: You asked for your data three times today, which is the most for one day. Please try again tomorrow.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
}
