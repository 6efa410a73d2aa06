/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * UPDATE_NEXT after steps 1 to 4, INFO_COMPLETED after step 5.
 */
export type SaveState = 'UPDATE_NEXT' | 'INFO_COMPLETED';
