/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * How its loan was found.
 */
export type MatchedBy = 'LOAN_NUMBER' | 'CLAIM' | 'STAFF';
