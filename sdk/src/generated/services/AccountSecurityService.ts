/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IntruderStopDto } from '../models/IntruderStopDto';
import type { SessionListDto } from '../models/SessionListDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class AccountSecurityService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Say that it was somebody else
     * With the link of the message that told a member of a new device or another password, for a day and once. All sessions end, and the password signs nobody in until a recovery sets another one.
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
     * Sign out all other sessions
     * The one that asks goes on. All other devices count as new ones again.
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
     * For members and staff, each their own. Sessions that ended or ran out are not listed.
     * @returns SessionListDto
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
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.
                \`SECOND_FACTOR_REQUIRED\`: Please set up an authenticator for your account first, or sign in with its code.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Sign out one session
     * It cannot be refreshed any more; an access token that is out is good for a quarter of an hour at most, and of staff no longer. To end it once more changes nothing.
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
