/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * FAILED returns the money to the wallet; COMPLETED and FAILED are final.
 */
export type SettableWithdrawalStatus = 'PROCESSING' | 'COMPLETED' | 'FAILED';
