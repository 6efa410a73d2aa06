/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UploadLimitsDto = {
    /**
     * Bytes at most.
     */
    maxBytes: number;
    /**
     * Media types.
     */
    types: Array<string>;
};

