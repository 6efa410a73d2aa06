/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The step that comes next, or INFO_COMPLETED.
 */
export type MemberState = 'PERSONAL_INFO' | 'ADDRESS_INFO' | 'REFERENCES_INFO' | 'IDENTITY_INFO' | 'BANK_INFO' | 'INFO_COMPLETED';
