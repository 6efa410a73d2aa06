/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PhoneCorrectionCodeDto = {
    /**
     * The phone number that is wanted: digits with the country code, without a plus.
     */
    phoneNumber: string;
};

