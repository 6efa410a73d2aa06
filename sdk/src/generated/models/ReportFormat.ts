/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * As what kind of file.
 */
export type ReportFormat = 'JSON' | 'CSV' | 'PDF';
