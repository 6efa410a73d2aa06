/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What the picture shows.
 */
export type UploadKind = 'front' | 'back' | 'selfie';
