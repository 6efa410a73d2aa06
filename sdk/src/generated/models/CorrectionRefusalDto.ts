/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CorrectionRefusalDto = {
    /**
     * For the member.
     */
    reason: string;
};

