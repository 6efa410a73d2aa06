/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Why not. TOP_UP_APPLIED_FOR: an application waits that would pay it off; PAYOFF_FINAL: the loan that it paid off cannot be opened again.
 */
export type CancellationReason = 'REJECTED' | 'CANCELLED' | 'REPAID' | 'WRITTEN_OFF' | 'TIME_OVER' | 'TOP_UP_APPLIED_FOR' | 'PAYOFF_FINAL' | 'WITHDRAWN' | 'PAID';
