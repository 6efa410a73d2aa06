/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UploadedDto = {
    fileName: string;
    /**
     * A path on this server, good for five minutes; send it to the identity step as it is.
     */
    url: string;
};

