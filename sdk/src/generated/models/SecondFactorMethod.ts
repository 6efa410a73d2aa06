/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Which codes are taken.
 */
export type SecondFactorMethod = 'totp' | 'recovery_code';
