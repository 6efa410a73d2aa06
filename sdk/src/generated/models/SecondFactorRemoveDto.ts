/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SecondFactorRemoveDto = {
    /**
     * Of the authenticator, or a recovery code.
     */
    code: string;
    /**
     * The own password, once more.
     */
    password: string;
};

