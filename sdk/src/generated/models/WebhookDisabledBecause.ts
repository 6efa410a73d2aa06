/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Why it is disabled: an officer did it, or it answered 410.
 */
export type WebhookDisabledBecause = 'OFFICER' | 'GONE';
