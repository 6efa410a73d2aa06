/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegisteredDto = {
    phoneNumber: string;
    /**
     * What the new member does next.
     */
    state: string;
};

