/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeySignInDto = {
    /**
     * What `navigator.credentials.get` answered, as JSON.
     */
    credential: Record<string, any>;
    /**
     * Whether the sign-in outlives the browser ('Remember me').
     */
    persist?: boolean;
};

