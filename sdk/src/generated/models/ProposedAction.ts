/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What is to be done.
 */
export type ProposedAction = 'ASSIGN' | 'RETURN';
