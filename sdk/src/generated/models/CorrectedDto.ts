/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CorrectedDto = {
    /**
     * First name.
     */
    firstName?: string;
    /**
     * Number of the ID.
     */
    identityNumber?: string;
    /**
     * Kind of the ID.
     */
    identityType?: string;
    /**
     * Last name.
     */
    lastName?: string;
    /**
     * Middle name.
     */
    middleName?: string;
    /**
     * Kind of the ID, when the list has it not.
     */
    otherIdentityType?: string;
};

