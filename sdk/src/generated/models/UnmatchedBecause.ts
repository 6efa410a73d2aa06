/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Why it did not become a repayment by itself.
 */
export type UnmatchedBecause = 'NO_MATCH' | 'AMBIGUOUS' | 'OTHER_CURRENCY' | 'LOAN_NOT_RUNNING' | 'LOOKS_REPEATED' | 'NOT_RECORDABLE' | 'TAKEN_BACK';
