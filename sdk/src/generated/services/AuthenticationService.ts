/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessTokenDto } from '../models/AccessTokenDto';
import type { PasswordChangeDto } from '../models/PasswordChangeDto';
import type { RegisterDto } from '../models/RegisterDto';
import type { RegisteredDto } from '../models/RegisteredDto';
import type { SignInDto } from '../models/SignInDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AuthenticationService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Change the password
     * Needs the current password. All other sessions end at once.
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
            },
        });
    }
    /**
     * Sign in
     * Answers an access token, and sets the refresh token as an httpOnly cookie for the refresh and logout paths. Five failures lock the phone number for a while that grows with each further one. Members and staff sign in here.
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
                429: `\`SIGN_IN_LOCKED\`: Too many failed tries. Please wait a little before you sign in again.`,
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
            },
        });
    }
    /**
     * Create an account
     * Creates a member who then activates the account in five steps. The employment fields are optional.
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
            },
        });
    }
}
