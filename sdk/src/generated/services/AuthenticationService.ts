/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessTokenDto } from '../models/AccessTokenDto';
import type { InvitationCodeDto } from '../models/InvitationCodeDto';
import type { PasswordChangeDto } from '../models/PasswordChangeDto';
import type { PhoneOtpDto } from '../models/PhoneOtpDto';
import type { PhoneOtpSentDto } from '../models/PhoneOtpSentDto';
import type { RecoveryDto } from '../models/RecoveryDto';
import type { RecoveryStopDto } from '../models/RecoveryStopDto';
import type { RegisterDto } from '../models/RegisterDto';
import type { RegisteredDto } from '../models/RegisteredDto';
import type { SignInDto } from '../models/SignInDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AuthenticationService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Change the password
     * For members and staff. Needs the current password. All other sessions end at once. Members are told by a message, with a way to stop it.
     * @returns void
     * @throws ApiError
     */
    public changePassword({
        requestBody,
    }: {
        requestBody: PasswordChangeDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/chpwd',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Check an invitation code
     * Before the registration, which uses it up.
     * @returns void
     * @throws ApiError
     */
    public checkInvitation({
        requestBody,
    }: {
        requestBody: InvitationCodeDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/invitation',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                422: `\`INVITATION_CODE_INVALID\`: This invitation code is wrong, used up or expired. Check it, or ask for a new one.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Sign in
     * Answers an access token, and sets the refresh token as an httpOnly cookie for the refresh and logout paths. Five failures from one network lock the phone number there for a while that grows with each further one; failures are forgotten with time. Another cookie makes this browser known to the account, so that failures elsewhere do not lock it out. Members are told by a message when a browser that is not known signs in, except for their first sign-in. Members and staff sign in here.
     * @returns AccessTokenDto
     * @throws ApiError
     */
    public signIn({
        requestBody,
    }: {
        requestBody: SignInDto,
    }): CancelablePromise<AccessTokenDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/login',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`SIGN_IN_FAILED\`: The phone number or the password is not right.`,
                403: `\`ACCOUNT_SUSPENDED\`: This account is suspended. Please ask whoever looks after the staff accounts.
                \`PASSWORD_BARRED\`: The owner of this account has barred its password, since somebody else knew it. Ask your Loan Assistant for a recovery code, and set a new one.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Sign out
     * Ends the session that the refresh cookie belongs to. Without one, nothing happens.
     * @returns void
     * @throws ApiError
     */
    public signOut(): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/logout',
            errors: {
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Send a code that confirms the phone number of a registration
     * Six digits, good for ten minutes and one registration; another one ends the one before. The answer does not tell whether the number has an account. Five a day for a number, with a minute between them.
     * @returns PhoneOtpSentDto
     * @throws ApiError
     */
    public sendPhoneOtp({
        requestBody,
    }: {
        requestBody: PhoneOtpDto,
    }): CancelablePromise<PhoneOtpSentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/phoneotp',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                429: `\`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`DELIVERY_FAILED\`: We could not send the message just now. Please try again in a little while.
                \`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Set a new password with a recovery code
     * A Loan Assistant issues the code once the person is known to be the member. All sessions end, and a sign-in lock is lifted. The answer does not tell whether the number has an account. Five wrong tries end a code.
     * @returns void
     * @throws ApiError
     */
    public recoverAccount({
        requestBody,
    }: {
        requestBody: RecoveryDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/recover',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                422: `\`RECOVERY_CODE_INVALID\`: The phone number and the recovery code do not fit together, or the code is no longer good. Check both, or ask your Loan Assistant for a new code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Stop a recovery
     * With the code of the message that told the member of it, for a day and once. The recovery code ends, and no other is issued for a day. Where it was used already, the password from before is back, and all sessions end.
     * @returns void
     * @throws ApiError
     */
    public stopRecovery({
        requestBody,
    }: {
        requestBody: RecoveryStopDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/recover/stop',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                422: `\`STOP_CODE_INVALID\`: This link was used already, or is no longer good. If you worry about your account, call your Loan Assistant.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Get a new access token
     * Trades the refresh cookie for a new one and an access token. A refresh token works once; using an old one again ends its whole family.
     * @returns AccessTokenDto
     * @throws ApiError
     */
    public refreshSession(): CancelablePromise<AccessTokenDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/authmember/refresh',
            errors: {
                401: `\`REFRESH_TOKEN_MISSING\`: Please sign in first.`,
                403: `\`LOGIN_EXPIRED\`: Your login has expired.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Create an account
     * Creates a member who then activates the account in five steps. The employment fields are optional. An invitation code, or a code sent to the phone, is needed where the configuration says so.
     * @returns RegisteredDto
     * @throws ApiError
     */
    public registerMember({
        requestBody,
    }: {
        requestBody: RegisterDto,
    }): CancelablePromise<RegisteredDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/register',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                409: `\`PHONE_NUMBER_TAKEN\`: This phone number already has an account. Please sign in instead.`,
                422: `\`INVITATION_CODE_INVALID\`: This invitation code is wrong, used up or expired. Check it, or ask for a new one.
                \`PHONE_OTP_INVALID\`: This code is wrong or no longer good. Check it, or have a new one sent.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
}
