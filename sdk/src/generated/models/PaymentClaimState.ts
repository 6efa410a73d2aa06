/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * MATCHED once the money is there; NOT_FOUND where it was not by `waitsUntil`.
 */
export type PaymentClaimState = 'WAITING' | 'MATCHED' | 'NOT_FOUND' | 'WITHDRAWN';
