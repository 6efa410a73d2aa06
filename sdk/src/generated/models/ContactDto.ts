/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContactDto = {
    /**
     * Agreement to the Terms & Conditions; must be true.
     */
    agreed: boolean;
    /**
     * An e-mail address.
     */
    email: string;
    /**
     * A sentence for the person.
     */
    message: string;
    /**
     * A name.
     */
    name: string;
};

