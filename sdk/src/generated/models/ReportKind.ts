/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Which one.
 */
export type ReportKind = 'TRIAL_BALANCE' | 'GENERAL_LEDGER' | 'LOAN_TAPE' | 'PORTFOLIO_AT_RISK' | 'COLLECTIONS' | 'INCOME' | 'PROVISIONS' | 'SUSPENSE' | 'PORTFOLIO';
