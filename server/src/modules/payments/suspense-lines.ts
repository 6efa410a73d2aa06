import type { SuspenseKind } from './incoming-payment.entity';

/** From where to where money moves: cash lies in COLLECTIONS, what goes back to banks in PAYOUTS. */
export const LINES: Readonly<Record<SuspenseKind, readonly [debit: string, credit: string]>> = {
  RECEIVED: ['COLLECTIONS', 'UNAPPLIED_PAYMENTS'],
  RELEASED: ['COLLECTIONS', 'UNAPPLIED_PAYMENTS'],
  // The repayment's own movement brings it to COLLECTIONS once more.
  ASSIGNED: ['UNAPPLIED_PAYMENTS', 'COLLECTIONS'],
  BOUNCED: ['UNAPPLIED_PAYMENTS', 'COLLECTIONS'],
  RETURNED: ['UNAPPLIED_PAYMENTS', 'PAYOUTS'],
};
