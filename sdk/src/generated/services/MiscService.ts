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
     * @returns ConfigDto
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
     * @returns ContactReceivedDto
     * @throws ApiError
     */
    public sendContactMessage({
        requestBody,
    }: {
        requestBody: ContactDto,
    }): CancelablePromise<ContactReceivedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/misc/contact',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`: Please check the marked fields.`,
                429: `\`TOO_MANY_REQUESTS\`: That was too often. Please wait a little and try again.`,
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.
                \`OUTCOME_UNKNOWN\`: It is not certain whether this was done. Please look before you try again.`,
            },
        });
    }
    /**
     * Read the own address and the country it is assigned to
     * Looked up offline. Both are empty when unknown.
     * @returns VisitorDto
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
