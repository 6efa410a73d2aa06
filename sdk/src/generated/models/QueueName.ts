/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The kind of work.
 */
export type QueueName = 'refresh-rates' | 'daily-work' | 'forget-answers' | 'end-sessions' | 'forget-sessions' | 'forget-codes' | 'forget-limits' | 'forget-photos' | 'forget-papers' | 'chain-audit' | 'index-numbers' | 'decide-application' | 'send-message' | 'make-download' | 'make-report' | 'forget-reports' | 'apply-retention' | 'apply-corrections' | 'send-webhooks' | 'forget-events' | 'send-notices';
