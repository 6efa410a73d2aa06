/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApiKeyScope } from './ApiKeyScope';
import type { ApiKeyStatus } from './ApiKeyStatus';
export type ApiKeyDto = {
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * When it ends.
     */
    expiresAt: string;
    /**
     * By which the audit names it as the one who acted.
     */
    id: string;
    /**
     * The officer who issued it.
     */
    issuedBy?: string;
    /**
     * The readable part of the key.
     */
    keyId: string;
    /**
     * When it was used last, to the minute; absent before.
     */
    lastUsedAt?: string;
    /**
     * Which machine or program it is for.
     */
    name: string;
    /**
     * When it was revoked; absent before.
     */
    revokedAt?: string;
    /**
     * What it may do.
     */
    scopes: Array<ApiKeyScope>;
    /**
     * Whether it is good.
     */
    status: ApiKeyStatus;
};

