/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FeaturesDto = {
    /**
     * Setting a new password with a code from the Loan Assistant.
     */
    accountRecovery: boolean;
    /**
     * The demo, with its accounts.
     */
    demo: boolean;
    /**
     * The invitation-code form of registration.
     */
    invitationCode: boolean;
    /**
     * The phone-OTP form of registration.
     */
    phoneOtp: boolean;
};

