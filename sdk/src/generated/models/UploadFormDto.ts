/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { UploadKind } from './UploadKind';
export type UploadFormDto = {
    /**
     * Also accepted as the name of the phone number's field.
     */
    identityNumber?: string;
    /**
     * A JPEG, PNG or WebP picture of at most 10 MB and 40 megapixels.
     */
    image: Blob;
    /**
     * What the picture shows.
     */
    kind: UploadKind;
    /**
     * The phone number one is signed in with.
     */
    phoneNumber?: string;
};

