/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * MATCHED once the money is there; NOT_FOUND where it was not by `waitsUntil`, and staff look for it; ENDED 30 days later.
 */
export type PaymentClaimState = 'WAITING' | 'MATCHED' | 'NOT_FOUND' | 'ENDED' | 'WITHDRAWN';
