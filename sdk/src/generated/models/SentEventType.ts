/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What happened.
 */
export type SentEventType = 'member.registered' | 'member.activated' | 'member.corrected' | 'loan.applied' | 'loan.under_review' | 'loan.on_hold' | 'loan.approved' | 'loan.rejected' | 'loan.cancelled' | 'loan.repaid' | 'loan.reopened' | 'loan.written_off' | 'withdrawal.requested' | 'withdrawal.processing' | 'withdrawal.completed' | 'withdrawal.failed' | 'repayment.recorded' | 'repayment.reversed' | 'waiver.recorded' | 'waiver.reversed' | 'loan.promise.made' | 'loan.promise.withdrawn' | 'loan.promise.kept' | 'loan.promise.broken' | 'loan.hardship.asked' | 'loan.hardship.agreed' | 'loan.hardship.refused' | 'loan.hardship.withdrawn' | 'loan.hardship.ended' | 'webhook.test';
