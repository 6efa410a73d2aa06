/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RecoveryStopDto = {
    /**
     * What stands behind the # of the link that the member was sent.
     */
    stopCode: string;
};

