/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What it tells.
 */
export type NoticeKind = 'LOAN_APPROVED' | 'LOAN_REFUSED' | 'LOAN_CANCELLED' | 'LOAN_LAPSED' | 'LOAN_CLOSED' | 'LOAN_WRITTEN_OFF' | 'WRITE_OFF_REVERSED' | 'HARDSHIP_AGREED' | 'HARDSHIP_REFUSED' | 'MONEY_SENT' | 'MONEY_SETTLED' | 'MONEY_FAILED' | 'DUE_IN_7' | 'DUE_IN_3' | 'DUE_IN_1' | 'DUE_TODAY' | 'PROMISE_DUE' | 'PAYMENT_RECEIVED' | 'PAYMENT_REVERSED' | 'CHARGES_WAIVED' | 'WAIVER_REVERSED' | 'LATE_1' | 'LATE_4' | 'LATE_15' | 'LATE_30' | 'CONTRACT' | 'ADDENDUM' | 'STATEMENT';
