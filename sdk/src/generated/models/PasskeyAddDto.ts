/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeyAddDto = {
    /**
     * What `navigator.credentials.create` answered, as JSON.
     */
    credential: Record<string, any>;
    /**
     * By which its owner knows it.
     */
    name: string;
};

