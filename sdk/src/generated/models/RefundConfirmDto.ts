/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RefundConfirmDto = {
    /**
     * The one-time password that the loan assistant gave for this very request, where it takes one.
     */
    oTP?: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * As /wallet/refund/prepare answered it.
     */
    requestId: string;
};

