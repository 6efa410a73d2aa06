/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DownloadRequestDto = {
    /**
     * The password one signs in with.
     */
    password: string;
};

