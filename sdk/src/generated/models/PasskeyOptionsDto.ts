/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeyOptionsDto = {
    /**
     * For `navigator.credentials` of the browser, as JSON; good for five minutes and once.
     */
    options: Record<string, any>;
};

