/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * OPEN until its day is over; KEPT once enough was paid, else BROKEN. A payment counts by the day on which it was made.
 */
export type PromiseState = 'OPEN' | 'KEPT' | 'BROKEN' | 'WITHDRAWN';
