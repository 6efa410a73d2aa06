/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LoanStatus = 'PENDING' | 'UNDER_REVIEW' | 'ON_HOLD' | 'APPROVED' | 'REJECTED' | 'CANCELLED' | 'REPAID' | 'WRITTEN_OFF';
