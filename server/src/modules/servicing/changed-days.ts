import type { Day, LoanPosition } from '@pautang/loan-terms';
import type { Occasion } from './bookings';

/** Whether all that was up to the end of a day stays as it was. */
export function changesNothingBefore(occasion: Occasion, day: Day): boolean {
  if (occasion.kind === 'DAY' || occasion.kind === 'CHANGE') return true;
  // A checkpoint does not say which payments hold the credit.
  if (occasion.kind === 'CREDIT_USE') return false;
  return newEntryId(occasion) !== undefined && occasion.paidOn >= day;
}

/**
 * The first day whose charges an occasion may change, of a loan that was played through anew; undefined where it may be any.
 * Credit that was used is taken from other payments, of any day before, once one of those is taken back that held it.
 */
export function changedSince(
  occasion: Occasion,
  { uses, owedBackMinor }: Pick<LoanPosition, 'uses' | 'owedBackMinor'>,
): Day | undefined {
  if (uses.length > 0 || owedBackMinor > 0) return undefined;
  return 'paidOn' in occasion ? occasion.paidOn : undefined;
}

/** What the occasion adds to the history of the loan. */
export function newEntryId(occasion: Occasion): string | undefined {
  if (occasion.kind === 'PAYMENT') return occasion.repaymentId;
  const isEntry = ['WAIVER', 'WRITE_OFF', 'CREDIT_USE'].includes(occasion.kind);
  return isEntry && 'entryId' in occasion ? occasion.entryId : undefined;
}
