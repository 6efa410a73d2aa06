/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Whether interest is added on the whole principal each month, or counted on what is still owed.
 */
export type InterestMethod = 'add_on' | 'declining';
