/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreditScoreRequestDto = {
    /**
     * The nextCursor of the answer before; without it the newest changes come.
     */
    cursor?: number;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
};

