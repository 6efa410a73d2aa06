/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Why the last try came to nothing.
 */
export type WebhookFailure = 'ANSWERED' | 'TIMEOUT' | 'NO_CONNECTION' | 'ADDRESS_REFUSED' | 'ENDPOINT_DELETED';
