/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * CORRECTION takes back what a payment had earned that was reversed.
 */
export type CreditScoreReason = 'STARTED' | 'EARLY_INSTALLMENT' | 'ON_TIME_INSTALLMENT' | 'LATE_INSTALLMENT' | 'VERY_LATE_INSTALLMENT' | 'SERIOUSLY_LATE_INSTALLMENT' | 'MONEY_KEPT' | 'LOAN_WRITTEN_OFF' | 'LOAN_COMPLETED' | 'CORRECTION';
