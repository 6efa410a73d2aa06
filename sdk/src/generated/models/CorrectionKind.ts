/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What is to be corrected.
 */
export type CorrectionKind = 'NAME' | 'IDENTITY' | 'BANK_ACCOUNT' | 'PHONE';
