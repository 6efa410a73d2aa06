/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The answer.
 */
export type HardshipDecision = 'AGREE' | 'REFUSE';
