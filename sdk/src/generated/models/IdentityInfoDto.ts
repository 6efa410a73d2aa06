/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IdentityType } from './IdentityType';
export type IdentityInfoDto = {
    /**
     * Number of the ID.
     */
    identityNumber: string;
    /**
     * Kind of the ID.
     */
    identityType: IdentityType;
    /**
     * The url that /upload answered for kind back.
     */
    imageIdBackURL: string;
    /**
     * The url that /upload answered for kind front.
     */
    imageIdFrontURL: string;
    /**
     * The url that /upload answered for kind selfie.
     */
    imageSelfieURL: string;
    /**
     * Required when the ID type is Others, and only kept then.
     */
    otherIdentityType?: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
};

