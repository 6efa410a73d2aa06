/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IdentityType } from './IdentityType';
export type IdentityCorrectionDto = {
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
    imageIdBackURL?: string;
    /**
     * The url that /upload answered for kind front.
     */
    imageIdFrontURL?: string;
    /**
     * The url that /upload answered for kind selfie.
     */
    imageSelfieURL?: string;
    /**
     * Required when the ID type is Others, and only kept then.
     */
    otherIdentityType?: string;
    /**
     * The password one signs in with.
     */
    password: string;
};

