/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SignInDto = {
    /**
     * The password.
     */
    password: string;
    /**
     * Whether the sign-in outlives the browser ('Remember me').
     */
    persist?: boolean;
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
};

