/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What it belongs to in the preferences.
 */
export type NoticeTopic = 'LOAN' | 'MONEY' | 'REMINDERS' | 'PAYMENTS' | 'LATE' | 'CONTRACT' | 'STATEMENTS';
