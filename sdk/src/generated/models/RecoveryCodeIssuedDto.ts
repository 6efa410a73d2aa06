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
     * Whether a message is on its way that tells the member, who can stop the recovery with it.
     */
    memberTold: boolean;
    /**
     * Eight digits: told here once, and never again.
     */
    recoveryCode: string;
};

