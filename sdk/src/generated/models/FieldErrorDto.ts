/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FieldErrorDto = {
    /**
     * The field of the request, as it is named there.
     */
    field: string;
    /**
     * What is wrong with it, as a sentence for the person who typed it.
     */
    message: string;
};

