/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NameCorrectionDto = {
    /**
     * First name.
     */
    firstName: string;
    /**
     * Last name.
     */
    lastName: string;
    /**
     * Middle name.
     */
    middleName?: string;
    /**
     * The password one signs in with.
     */
    password: string;
};

