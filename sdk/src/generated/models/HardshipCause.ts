/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What happened, as the member says.
 */
export type HardshipCause = 'LOST_JOB' | 'LESS_INCOME' | 'HIGHER_COSTS' | 'DISASTER' | 'OTHER';
