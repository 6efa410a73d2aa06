/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AssistantDto = {
    /**
     * As the lender says them.
     */
    hours: string;
    /**
     * A name.
     */
    name: string;
    /**
     * Of the assistant, to be called.
     */
    phone: string;
};

