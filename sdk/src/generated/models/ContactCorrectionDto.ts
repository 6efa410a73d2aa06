/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContactCorrectionDto = {
    /**
     * An e-mail address; null for none.
     */
    email: string | null;
};

