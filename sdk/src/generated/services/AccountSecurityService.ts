/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessTokenDto } from '../models/AccessTokenDto';
import type { IntruderStopDto } from '../models/IntruderStopDto';
import type { PasskeyAddDto } from '../models/PasskeyAddDto';
import type { PasskeyDto } from '../models/PasskeyDto';
import type { PasskeyListDto } from '../models/PasskeyListDto';
import type { PasskeyOptionsDto } from '../models/PasskeyOptionsDto';
import type { PasskeyPrepareDto } from '../models/PasskeyPrepareDto';
import type { PasskeyRemoveDto } from '../models/PasskeyRemoveDto';
import type { PasskeySignInDto } from '../models/PasskeySignInDto';
import type { SessionListDto } from '../models/SessionListDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AccountSecurityService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Sign in with a passkey
     * Needs neither phone number nor password; the device makes sure who holds it. Answers and sets cookies like the sign-in with a password.
     * @returns AccessTokenDto Done.
     * @throws ApiError
     */
    public signInByPasskey({
        requestBody,
    }: {
        requestBody: PasskeySignInDto,
    }): CancelablePromise<AccessTokenDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/login/passkey',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`PASSKEY_REFUSED\`: This passkey does not sign in here. Please try again, or sign in with your password.`,
                403: `\`ACCOUNT_SUSPENDED\`: This account is suspended. Please ask whoever looks after the staff accounts.`,
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Begin to sign in with a passkey
     * Hand the options to the browser, and its answer to the next call, within five minutes.
     * @returns PasskeyOptionsDto Done.
     * @throws ApiError
     */
    public preparePasskeySignIn(): CancelablePromise<PasskeyOptionsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/login/passkey/options',
            errors: {
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                429: `\`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Say that it was somebody else
     * With the link of the message that told a member of a new device or another password, for a day and once. All sessions end, passkeys are removed, corrections that are open are withdrawn, and the password signs nobody in until a recovery sets another one.
     * @returns void
     * @throws ApiError
     */
    public stopIntruder({
        requestBody,
    }: {
        requestBody: IntruderStopDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/not-me',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                422: `\`STOP_CODE_INVALID\`: This link was used already, or is no longer good. If you worry about your account, call your Loan Assistant.`,
                429: `\`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List the own passkeys
     * Each with the name it was given, and when it was used last.
     *
     * For members, loan officers and loan assistants.
     * @returns PasskeyListDto Done.
     * @throws ApiError
     */
    public listPasskeys(): CancelablePromise<PasskeyListDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/authmember/passkeys',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Add a passkey
     * The member is told of it by a message, with a way to stop it.
     *
     * For members, loan officers and loan assistants.
     * @returns PasskeyDto Made.
     * @throws ApiError
     */
    public addPasskey({
        requestBody,
    }: {
        requestBody: PasskeyAddDto,
    }): CancelablePromise<PasskeyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/passkeys',
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
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                409: `\`PASSKEY_TAKEN\`: This passkey belongs to an account here already. Please make a new one.
                \`TOO_MANY_PASSKEYS\`: An account has ten passkeys at most. Please remove one of them first.`,
                422: `\`PASSKEY_INVALID\`: This passkey could not be added. Please begin once more.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Begin to add a passkey
     * Needs the password, so that a borrowed phone does not keep a way in. Hand the options to the browser, and its answer to the next call, within five minutes.
     *
     * For members, loan officers and loan assistants.
     * @returns PasskeyOptionsDto Done.
     * @throws ApiError
     */
    public preparePasskey({
        requestBody,
    }: {
        requestBody: PasskeyPrepareDto,
    }): CancelablePromise<PasskeyOptionsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/passkeys/options',
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
                404: `\`SWITCHED_OFF\`: This is not in use here.`,
                409: `\`TOO_MANY_PASSKEYS\`: An account has ten passkeys at most. Please remove one of them first.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Remove a passkey
     * Needs the password. It signs in no more; sessions that it began go on.
     *
     * For members, loan officers and loan assistants.
     * @returns void
     * @throws ApiError
     */
    public removePasskey({
        passkeyId,
        requestBody,
    }: {
        /**
         * Which passkey.
         */
        passkeyId: string,
        requestBody: PasskeyRemoveDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/authmember/passkeys/{passkeyId}/remove',
            path: {
                'passkeyId': passkeyId,
            },
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
                404: `\`PASSKEY_NOT_FOUND\`: You have no passkey with this id. It may have been removed by now.`,
                422: `\`CURRENT_PASSWORD_WRONG\`: The current password is not right.`,
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Sign out all other sessions
     * The one that asks goes on. All other devices count as new ones again.
     *
     * For members, loan officers and loan assistants.
     * @returns void
     * @throws ApiError
     */
    public endOtherSessions(): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/authmember/sessions',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * List where one is signed in
     * Each sees their own. Sessions that ended or ran out are not listed.
     *
     * For members, loan officers and loan assistants.
     * @returns SessionListDto Done.
     * @throws ApiError
     */
    public listSessions(): CancelablePromise<SessionListDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/authmember/sessions',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Sign out one session
     * It cannot be refreshed any more; an access token that is out is good for a quarter of an hour at most, and of staff no longer. To end it once more changes nothing.
     *
     * For members, loan officers and loan assistants.
     * @returns void
     * @throws ApiError
     */
    public endSession({
        sessionId,
    }: {
        /**
         * Which session.
         */
        sessionId: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/authmember/sessions/{sessionId}',
            path: {
                'sessionId': sessionId,
            },
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                404: `\`SESSION_NOT_FOUND\`: You have no session with this id. It may have run out by now.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
}
