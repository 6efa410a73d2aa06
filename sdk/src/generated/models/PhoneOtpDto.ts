/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PhoneOtpDto = {
    /**
     * Needed where codes are sent by e-mail: the address to register with.
     */
    email?: string;
    /**
     * The phone number to register with.
     */
    phoneNumber: string;
};

