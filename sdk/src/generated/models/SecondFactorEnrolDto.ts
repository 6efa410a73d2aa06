/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SecondFactorEnrolDto = {
    /**
     * To replace an authenticator: a code of the one so far, or a recovery code.
     */
    code?: string;
    /**
     * The own password, once more.
     */
    password: string;
};

