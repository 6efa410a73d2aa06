/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { UploadedDto } from '../models/UploadedDto';
import type { UploadFormDto } from '../models/UploadFormDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class UploadService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Show an uploaded photo
     * Needs the signature of a link that was given to the member or to staff.
     * @returns binary Done.
     * @throws ApiError
     */
    public showImage({
        memberId,
        fileName,
        expires,
        signature,
    }: {
        /**
         * The member's id.
         */
        memberId: string,
        /**
         * The name of the stored file.
         */
        fileName: string,
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
            url: '/v2/files/{memberId}/{fileName}',
            path: {
                'memberId': memberId,
                'fileName': fileName,
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
     * Upload a photo of an ID or a selfie
     * For the identity step, so until the account is activated; at most 20 photos a day (in Manila). The picture is checked by its content, re-encoded as JPEG without metadata, and scaled down to 2048 pixels. One that the identity step does not use is forgotten after a day.
     *
     * For members.
     * @returns UploadedDto Made.
     * @throws ApiError
     */
    public uploadImage({
        formData,
    }: {
        formData: UploadFormDto,
    }): CancelablePromise<UploadedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/v2/upload',
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
                409: `\`ALREADY_ACTIVATED\`: Your account is already activated.`,
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
}
