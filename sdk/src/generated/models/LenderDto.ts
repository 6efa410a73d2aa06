/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LenderDto = {
    /**
     * Number of the certificate of authority.
     */
    certificateOfAuthority: string;
    /**
     * The corporate name.
     */
    companyName: string;
    /**
     * Where to write to.
     */
    contactEmail: string;
    /**
     * Registration with the securities regulator.
     */
    secRegistration: string;
};

