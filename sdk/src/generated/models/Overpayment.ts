/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What money beyond the amount due pays where the reference does not say it.
 */
export type Overpayment = 'installments' | 'principal';
