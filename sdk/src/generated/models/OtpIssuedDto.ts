/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OtpIssuedDto = {
    accountNumber: string;
    bankName: string;
    /**
     * Ten minutes from now.
     */
    expiresAt: string;
    fullName: string;
    /**
     * The one-time password: told here once, and never again.
     */
    oTP: string;
    phoneNumber: string;
    requestId: string;
    selectedCurrency: string;
    withdrawalAmount: number;
};

