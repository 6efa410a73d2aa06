/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegisteredDto = {
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
    /**
     * What the new member does next.
     */
    state: string;
};

