/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * COOLING while it can be withdrawn and nothing else, WAITING for an officer after that, which a bank account and a phone number never are; then how it ended.
 */
export type CorrectionState = 'COOLING' | 'WAITING' | 'DONE' | 'REFUSED' | 'WITHDRAWN';
