/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * PAUSE: nothing falls due for some months. LONGER_TERM: more installments. DUE_DAY: another day of the month.
 */
export type HardshipWayName = 'PAUSE' | 'LONGER_TERM' | 'DUE_DAY';
