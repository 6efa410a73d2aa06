/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SecondFactorRecoveryCodesDto = {
    /**
     * For who has lost the authenticator: each is good once. Told here once, and never again.
     */
    recoveryCodes: Array<string>;
};

