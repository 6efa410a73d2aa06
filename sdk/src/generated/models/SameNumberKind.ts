/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Which number it is that both accounts have.
 */
export type SameNumberKind = 'IDENTITY_NUMBER' | 'BANK_ACCOUNT';
