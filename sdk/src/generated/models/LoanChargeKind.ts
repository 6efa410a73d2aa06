/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What it is.
 */
export type LoanChargeKind = 'PROCESSING_FEE' | 'DOCUMENTARY_STAMP_TAX';
