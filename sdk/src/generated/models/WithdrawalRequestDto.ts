/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WithdrawalRequestDto = {
    accountNumber: string;
    bankName: string;
    createdAt: string;
    expiresAt: string;
    fullName: string;
    memberId: string;
    phoneNumber: string;
    requestId: string;
    selectedCurrency: string;
    withdrawalAmount: number;
};

