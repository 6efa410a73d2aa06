/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * By which ways it went.
 */
export type NoticeChannel = 'SMS' | 'EMAIL';
