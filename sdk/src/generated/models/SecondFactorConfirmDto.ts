/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SecondFactorConfirmDto = {
    /**
     * Of the authenticator that is being set up.
     */
    code: string;
};

