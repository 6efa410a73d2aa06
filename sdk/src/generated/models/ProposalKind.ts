/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What is to be done.
 */
export type ProposalKind = 'LOAN_APPROVAL' | 'RECOVERY_CODE' | 'WAIVER' | 'WRITE_OFF' | 'WRITE_OFF_REVERSAL';
