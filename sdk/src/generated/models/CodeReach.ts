/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Where it arrives: TERMINAL is the operator's, in the demo.
 */
export type CodeReach = 'PHONE' | 'EMAIL' | 'TERMINAL';
