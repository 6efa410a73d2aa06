/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * WAITING is sent when members may be contacted again, KEPT stands in the account alone, MOOT was not sent since it no
 * longer held, FAILED could not be sent.
 */
export type NoticeState = 'WAITING' | 'SENT' | 'KEPT' | 'MOOT' | 'FAILED';
