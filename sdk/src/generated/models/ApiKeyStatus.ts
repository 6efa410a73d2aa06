/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Whether it is good.
 */
export type ApiKeyStatus = 'LIVE' | 'EXPIRED' | 'REVOKED';
