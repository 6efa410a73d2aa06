/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CorrectionKind = 'NAME' | 'IDENTITY' | 'BANK_ACCOUNT';
