/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * NONE before the first one was asked for; of an older one than today's, EXPIRED.
 */
export type DownloadState = 'NONE' | 'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED';
