/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What it may do, and nothing else.
 */
export type ApiKeyScope = 'accounts:read' | 'audit:read' | 'clock:move' | 'clock:read' | 'corrections:decide' | 'corrections:read' | 'credit:refund' | 'invitations:issue' | 'invitations:read' | 'jobs:read' | 'jobs:retry' | 'loans:decide' | 'loans:read' | 'loans:waive' | 'loans:write' | 'loans:write-off' | 'members:read' | 'messages:read' | 'notices:read' | 'otp:issue' | 'rates:decide' | 'rates:read' | 'repayments:read' | 'repayments:write' | 'reports:read' | 'webhooks:read' | 'webhooks:write' | 'withdrawals:read' | 'withdrawals:settle';
