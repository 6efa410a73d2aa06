/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApiKeyScope } from './ApiKeyScope';
export type ApiKeyIssuedDto = {
    /**
     * Told here once, and never again. Send it as `Authorization: Bearer …`.
     */
    apiKey: string;
    /**
     * When it ends.
     */
    expiresAt: string;
    /**
     * The readable part of the key.
     */
    keyId: string;
    /**
     * Which machine or program it is for.
     */
    name: string;
    /**
     * What it may do.
     */
    scopes: Array<ApiKeyScope>;
};

