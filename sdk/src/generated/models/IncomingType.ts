/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What happened to it.
 */
export type IncomingType = 'received' | 'bounced';
