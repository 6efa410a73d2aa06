/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What money beyond the amount due pays: the code's reference says it. Without it the lender's default counts.
 */
export type Overpayment = 'installments' | 'principal';
