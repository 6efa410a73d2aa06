/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FeaturesDto = {
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

