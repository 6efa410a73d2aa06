/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SecondFactorStatusDto = {
    /**
     * Whether an authenticator is set up.
     */
    enrolled: boolean;
    /**
     * When it was set up; absent before.
     */
    enrolledAt?: string;
    /**
     * How many recovery codes are left.
     */
    recoveryCodesLeft: number;
    /**
     * Whether staff may do nothing here without a second factor.
     */
    required: boolean;
};

