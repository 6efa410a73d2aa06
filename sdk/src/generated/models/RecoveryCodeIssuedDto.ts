/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RecoveryCodeIssuedDto = {
    /**
     * A quarter of an hour from now.
     */
    expiresAt: string;
    /**
     * The name that the member registered with.
     */
    fullName: string;
    /**
     * Eight digits: told here once, and never again.
     */
    recoveryCode: string;
};

