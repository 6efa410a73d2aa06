/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContactMessageDto = {
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * An e-mail address.
     */
    email: string;
    /**
     * The id.
     */
    id: string;
    /**
     * What was written.
     */
    message: string;
    /**
     * A name.
     */
    name: string;
};

