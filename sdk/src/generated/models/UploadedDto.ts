/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UploadedDto = {
    /**
     * The name of the stored file.
     */
    fileName: string;
    /**
     * A path on this server, good for five minutes; send it to the identity step as it is.
     */
    url: string;
};

