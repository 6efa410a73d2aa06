/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type IntruderStopDto = {
    /**
     * What stands behind the # of the link in the message.
     */
    token: string;
};

