/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * ASKED waits for an answer; AGREED has changed the schedule; ENDED waited as its loan was paid off, cancelled or written off.
 */
export type HardshipState = 'ASKED' | 'AGREED' | 'REFUSED' | 'WITHDRAWN' | 'ENDED';
