/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RecoveryDto = {
    /**
     * 8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %.
     */
    newPassword: string;
    /**
     * The phone number of the account.
     */
    phoneNumber: string;
    /**
     * The eight digits that the Loan Assistant told.
     */
    recoveryCode: string;
};

