/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SecondFactorEnrolmentDto = {
    /**
     * Until when a code can confirm it.
     */
    expiresAt: string;
    /**
     * In Base32, to be typed into an authenticator app. Told here once, and never again.
     */
    secret: string;
    /**
     * The same as authenticator apps read it, from a QR code.
     */
    uri: string;
};

