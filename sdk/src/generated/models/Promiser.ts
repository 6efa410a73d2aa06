/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * STAFF wrote down what the member told them.
 */
export type Promiser = 'MEMBER' | 'STAFF';
