/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * REPEATED was told before and changed nothing; REFUSED cannot be taken.
 */
export type LineOutcome = 'ASSIGNED' | 'UNASSIGNED' | 'BOUNCED' | 'REPEATED' | 'REFUSED';
