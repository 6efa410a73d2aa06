/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * PENALTY is the percentage for each late day, LATE_CHARGE what is charged once.
 */
export type PenaltyKind = 'PENALTY' | 'LATE_CHARGE';
