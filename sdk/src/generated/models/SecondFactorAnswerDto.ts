/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SecondFactorAnswerDto = {
    /**
     * Of the authenticator, or one of the recovery codes. Each is good once.
     */
    code: string;
    /**
     * What the sign-in answered.
     */
    token: string;
};

