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
import type { SecondFactorAnswerDto } from '../models/SecondFactorAnswerDto';
import type { SecondFactorConfirmDto } from '../models/SecondFactorConfirmDto';
import type { SecondFactorEnrolDto } from '../models/SecondFactorEnrolDto';
import type { SecondFactorEnrolmentDto } from '../models/SecondFactorEnrolmentDto';
import type { SecondFactorNeededDto } from '../models/SecondFactorNeededDto';
import type { SecondFactorRecoveryCodesDto } from '../models/SecondFactorRecoveryCodesDto';
import type { SecondFactorRemoveDto } from '../models/SecondFactorRemoveDto';
import type { SecondFactorStatusDto } from '../models/SecondFactorStatusDto';
import type { SignInDto } from '../models/SignInDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AuthenticationService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Change the password
     * Needs the current password. All other sessions end at once. Members are told by a message, with a way to stop it.
     *
     * For members, loan officers and loan assistants.
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
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                422: `\`PASSWORD_TOO_COMMON\`: Too many people choose this password, so it is guessed first. Please choose another one.
                \`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
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
     * Answers an access token, and sets the refresh token as an httpOnly cookie for the refresh and logout paths. Five failures from one network lock the phone number there for a while that grows with each further one; failures are forgotten with time. Another cookie makes this browser known to the account, so that failures elsewhere do not lock it out. Members are told by a message when a browser that is not known signs in, except for their first sign-in; what was signed in to the account in the same browser before ends. Members and staff sign in here. Staff with a second factor get no token yet, but what `POST /v2/authmember/second-factor` takes together with a code.
     * @returns any A token; or, for staff with a second factor, what to send the code with.
     * @throws ApiError
     */
    public signIn({
        requestBody,
    }: {
        requestBody: SignInDto,
    }): CancelablePromise<(AccessTokenDto | SecondFactorNeededDto)> {
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
     * @returns PhoneOtpSentDto Done.
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
                422: `\`PASSWORD_TOO_COMMON\`: Too many people choose this password, so it is guessed first. Please choose another one.
                \`RECOVERY_CODE_INVALID\`: The phone number and the recovery code do not fit together, or the code is no longer good. Check both, or ask your Loan Assistant for a new code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Stop a recovery
     * With the code of the message that told the member of it, for a day and once. The recovery code ends, and no other is issued for a day. Where it was used already, the password from before is back, all sessions end, and corrections that are open are withdrawn.
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
     * Trades the refresh cookie for a new one and an access token. A refresh token works once; using an old one again ends its whole family. A session ends 30 days after its sign-in, and two weeks after its last refresh.
     * @returns AccessTokenDto Done.
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
     * @returns RegisteredDto Made.
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
                422: `\`PASSWORD_TOO_COMMON\`: Too many people choose this password, so it is guessed first. Please choose another one.
                \`INVITATION_CODE_INVALID\`: This invitation code is wrong, used up or expired. Check it, or ask for a new one.
                \`PHONE_OTP_INVALID\`: This code is wrong or no longer good. Check it, or have a new one sent.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the own second factor
     * Whether there is an authenticator, since when, how many recovery codes are left, and whether one is needed.
     *
     * For loan officers and loan assistants.
     * @returns SecondFactorStatusDto Done.
     * @throws ApiError
     */
    public readSecondFactor(): CancelablePromise<SecondFactorStatusDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/authmember/second-factor',
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
     * Sign in: the second factor
     * For staff with an authenticator, after the password: answers what the sign-in answers without one. Five wrong codes end the sign-in, ten a day all that are under way; SECOND_FACTOR_CODE_INVALID says as `triesLeft` how many are left. A code counts once.
     * @returns AccessTokenDto Done.
     * @throws ApiError
     */
    public enterSecondFactor({
        requestBody,
    }: {
        requestBody: SecondFactorAnswerDto,
    }): CancelablePromise<AccessTokenDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/second-factor',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`SECOND_FACTOR_TOKEN_INVALID\`: This sign-in took too long, or is done already. Please sign in again.`,
                403: `\`ACCOUNT_SUSPENDED\`: This account is suspended. Please ask whoever looks after the staff accounts.`,
                422: `\`SECOND_FACTOR_CODE_INVALID\`: This code is wrong, or was used already. Wait for the next one of your authenticator, or use another recovery code.`,
                429: `\`SECOND_FACTOR_LOCKED\`: Too many wrong codes. Please sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Finish setting up an authenticator
     * Answers ten recovery codes, which take the place of earlier ones. All other sessions end; this one may do from now on what its role may. After five wrong codes it begins anew.
     *
     * For loan officers and loan assistants.
     * @returns SecondFactorRecoveryCodesDto Done.
     * @throws ApiError
     */
    public confirmSecondFactor({
        requestBody,
    }: {
        requestBody: SecondFactorConfirmDto,
    }): CancelablePromise<SecondFactorRecoveryCodesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/second-factor/confirm',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                409: `\`SECOND_FACTOR_MISSING\`: There is no authenticator to do this with. Please begin to set one up.`,
                422: `\`SECOND_FACTOR_CODE_INVALID\`: This code is wrong, or was used already. Wait for the next one of your authenticator, or use another recovery code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Begin to set up an authenticator
     * Takes the password, and to replace an authenticator one of its codes or a recovery code. What it answers counts once `POST /v2/authmember/second-factor/confirm` has got a code of it, within a quarter of an hour.
     *
     * For loan officers and loan assistants.
     * @returns SecondFactorEnrolmentDto Done.
     * @throws ApiError
     */
    public enrolSecondFactor({
        requestBody,
    }: {
        requestBody: SecondFactorEnrolDto,
    }): CancelablePromise<SecondFactorEnrolmentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/second-factor/enrol',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.
                \`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.
                \`SECOND_FACTOR_CODE_INVALID\`: This code is wrong, or was used already. Wait for the next one of your authenticator, or use another recovery code.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.
                \`SECOND_FACTOR_LOCKED\`: Too many wrong codes. Please sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Remove the authenticator
     * With its recovery codes. All other sessions end. Where a second factor is required, another one has to be set up next.
     *
     * For loan officers and loan assistants.
     * @returns void
     * @throws ApiError
     */
    public removeSecondFactor({
        requestBody,
    }: {
        requestBody: SecondFactorRemoveDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/second-factor/remove',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                409: `\`SECOND_FACTOR_MISSING\`: There is no authenticator to do this with. Please begin to set one up.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.
                \`SECOND_FACTOR_CODE_INVALID\`: This code is wrong, or was used already. Wait for the next one of your authenticator, or use another recovery code.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.
                \`SECOND_FACTOR_LOCKED\`: Too many wrong codes. Please sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
}
