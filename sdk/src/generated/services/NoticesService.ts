/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CalendarDto } from '../models/CalendarDto';
import type { NoticePageDto } from '../models/NoticePageDto';
import type { NoticePreferencesChangeDto } from '../models/NoticePreferencesChangeDto';
import type { NoticePreferencesDto } from '../models/NoticePreferencesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class NoticesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Read the calendar of due dates as a file (RFC 5545)
     * At the address that its member made, until they revoke it.
     * @returns binary Done.
     * @throws ApiError
     */
    public showCalendar({
        calendarFile,
    }: {
        /**
         * The last part of the address of a calendar.
         */
        calendarFile: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/calendar/{calendarFile}',
            path: {
                'calendarFile': calendarFile,
            },
            errors: {
                404: `\`NOT_FOUND\`: There is nothing at this address.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Revoke the address of the calendar of due dates
     * Calendar programs that subscribed to it find nothing there any more.
     *
     * For members.
     * @returns void
     * @throws ApiError
     */
    public revokeCalendarAddress(): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/v2/member/calendar',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the address of the calendar of due dates, where there is one
     * `POST /v2/member/calendar` makes one; before, `active` is false.
     *
     * For members.
     * @returns CalendarDto Done.
     * @throws ApiError
     */
    public readCalendarAddress(): CancelablePromise<CalendarDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/member/calendar',
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
     * Make an address of the calendar of due dates
     * Calendar programs subscribe to it. Whoever has it reads due days and amounts of the running loan, and no name. The address before, if there was one, ends.
     *
     * For members.
     * @returns CalendarDto Done.
     * @throws ApiError
     */
    public addCalendarAddress(): CancelablePromise<CalendarDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/member/calendar',
            errors: {
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.
                \`NOT_YOUR_ACCOUNT\`: This phone number is not the one you signed in with.`,
                404: `\`MEMBER_NOT_FOUND\`: There is no member with this id.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read what one is told, and how
     * By topic, with the ways that are possible for it, and those that contract or law ask for.
     *
     * For members.
     * @returns NoticePreferencesDto Done.
     * @throws ApiError
     */
    public readNoticePreferences(): CancelablePromise<NoticePreferencesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/member/notice-preferences',
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
     * Choose what one is told, and how
     * What the contract or the law asks for stays on. Whatever is chosen, all of it can be read in the account.
     *
     * For members.
     * @returns NoticePreferencesDto Done.
     * @throws ApiError
     */
    public changeNoticePreferences({
        requestBody,
    }: {
        requestBody: NoticePreferencesChangeDto,
    }): CancelablePromise<NoticePreferencesDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/v2/member/notice-preferences',
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
                422: `\`NOTICE_REQUIRED\`: The contract or the law asks that you are told this, so it cannot be turned off.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read what one was told, newest first
     * Decisions, money, payments, what falls due and what is late, in the words in which it was said. Nothing is sent from 10 at night to 6 in the morning in the Philippines; here it can be read at once. In pages: send `nextCursor` of one as `cursor` for the next.
     *
     * For members.
     * @returns NoticePageDto Done.
     * @throws ApiError
     */
    public listNotices({
        limit = 50,
        loanNumber,
        cursor,
    }: {
        /**
         * How many rows at most.
         */
        limit?: number,
        /**
         * Those of one loan alone.
         */
        loanNumber?: string,
        /**
         * The nextCursor of the page before.
         */
        cursor?: string,
    }): CancelablePromise<NoticePageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/member/notices',
            query: {
                'limit': limit,
                'loanNumber': loanNumber,
                'cursor': cursor,
            },
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                401: `\`TOKEN_MISSING\`: Please sign in first.`,
                403: `\`TOKEN_EXPIRED\`: Your login has expired.
                \`TOKEN_INVALID\`: Your login is not valid. Please sign in again.
                \`FORBIDDEN\`: Your account may not do this.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
}
