/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasswordChangeDto = {
    /**
     * The password as it is now.
     */
    currentPassword: string;
    /**
     * 8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %.
     */
    newPassword: string;
    /**
     * The new password again.
     */
    password: string;
    /**
     * The phone number one is signed in with.
     */
    phoneNumber: string;
};

