/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LoanReasonDto = {
    /**
     * Stable, for programs.
     */
    code: string;
    /**
     * A sentence for the person.
     */
    text: string;
};

