/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Whether events are sent to it.
 */
export type WebhookStatus = 'ENABLED' | 'DISABLED';
