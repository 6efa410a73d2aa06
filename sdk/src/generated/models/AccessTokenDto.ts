/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AccessTokenDto = {
    /**
     * A bearer token for the Authorization header, good for 15 minutes. Its claim UserInfo holds phoneNumber and roles.
     */
    accessToken: string;
};

