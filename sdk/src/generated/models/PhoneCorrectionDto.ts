/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PhoneCorrectionDto = {
    /**
     * What POST /member/corrections/phone/code sent to that number; it is used up.
     */
    code: string;
    /**
     * The password one signs in with.
     */
    password: string;
    /**
     * The phone number that is wanted: digits with the country code, without a plus.
     */
    phoneNumber: string;
};

