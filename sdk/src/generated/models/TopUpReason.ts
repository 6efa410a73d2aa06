/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Why not.
 */
export type TopUpReason = 'NOT_RUNNING' | 'OVERDUE' | 'TOO_EARLY' | 'ARRANGEMENT_OPEN' | 'TOO_LITTLE_LEFT' | 'LIMIT_TOO_LOW' | 'ALREADY_APPLIED' | 'NOT_OFFERED';
