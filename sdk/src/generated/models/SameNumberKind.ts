/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SameNumberKind = 'IDENTITY_NUMBER' | 'BANK_ACCOUNT';
