/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * MOVED: it was not paid; what was unpaid of it went into another schedule, and nothing of it is left to pay here.
 */
export type InstallmentStatus = 'UPCOMING' | 'DUE' | 'OVERDUE' | 'PAID' | 'MOVED';
