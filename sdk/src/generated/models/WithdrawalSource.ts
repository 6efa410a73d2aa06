/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Where the money was: in the wallet, or what was paid too much on a loan.
 */
export type WithdrawalSource = 'WALLET' | 'CREDIT';
