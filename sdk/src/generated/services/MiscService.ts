/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConfigDto } from '../models/ConfigDto';
import type { ContactDto } from '../models/ContactDto';
import type { ContactReceivedDto } from '../models/ContactReceivedDto';
import type { VisitorDto } from '../models/VisitorDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class MiscService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Read the company, the loan limits and what is switched on
     * Set by whoever operates the product, and the same for everybody.
     * @returns ConfigDto Done.
     * @throws ApiError
     */
    public readConfig(): CancelablePromise<ConfigDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/config',
            errors: {
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Send a message to the company
     * With an Idempotency-Key a message that is sent again is kept, and counts, once.
     * @returns ContactReceivedDto Made.
     * @throws ApiError
     */
    public sendContactMessage({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: ContactDto,
        /**
         * A value of your own, new for each intention (a UUID, say) and the same for each retry of it. Kept for 24 hours: the same key and body get the first answer again, byte for byte.
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContactReceivedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/misc/contact',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.
                \`IDEMPOTENCY_KEY_REQUIRED\`: This call needs an Idempotency-Key header of 1 to 255 characters.`,
                409: `\`IDEMPOTENCY_IN_FLIGHT\`: The first request with this Idempotency-Key is still being worked on. Please try again in a moment.`,
                422: `\`IDEMPOTENCY_KEY_REUSED\`: This Idempotency-Key was already used with another request.`,
                429: `\`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the own address and the country it is assigned to
     * Looked up offline. Both are empty when unknown.
     * @returns VisitorDto Done.
     * @throws ApiError
     */
    public locateVisitor(): CancelablePromise<VisitorDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/misc/ip',
            errors: {
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
}
