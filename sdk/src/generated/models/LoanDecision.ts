/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * APPROVE funds the wallet; APPROVE and REJECT are final.
 */
export type LoanDecision = 'APPROVE' | 'REJECT' | 'HOLD' | 'REVIEW';
