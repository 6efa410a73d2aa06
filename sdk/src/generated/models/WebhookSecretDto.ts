/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookSecretDto = {
    /**
     * Until then messages are signed with the one before, too.
     */
    previousSecretUntil: string;
    /**
     * Told here once, and never again.
     */
    secret: string;
};

