/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * TOO_LARGE: ask for fewer days, or for CSV.
 */
export type ReportFileState = 'RUNNING' | 'READY' | 'FAILED' | 'TOO_LARGE' | 'EXPIRED';
