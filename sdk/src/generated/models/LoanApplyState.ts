/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * LOAN_EXISTS when there is an open application or an unpaid loan already; nothing was changed then.
 */
export type LoanApplyState = 'LOAN_CREATED' | 'LOAN_EXISTS';
