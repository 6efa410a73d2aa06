/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What happened.
 */
export type MovementKind = 'DISBURSEMENT' | 'WALLET_CARRIED_OVER' | 'WITHDRAWAL' | 'WITHDRAWAL_RETURN' | 'INTEREST' | 'PENALTY' | 'LATE_CHARGE' | 'WAIVER' | 'PAYMENT' | 'PAYMENT_REVERSAL' | 'SMALL_REST' | 'CHARGES_WAIVED' | 'CHARGES_WAIVED_REVERSAL' | 'CREDIT_REFUND' | 'CREDIT_PAYMENT' | 'WRITTEN_OFF' | 'WRITTEN_OFF_REVERSAL' | 'ADJUSTMENT' | 'CANCELLATION';
