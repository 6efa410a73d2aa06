import { addDays, type Day } from '../calendar';
import { daysPastDue } from './arrears';
import type { ChargeKind, OwedKinds } from './contract';

/** What of a loan is income, or a memorandum: the principal is neither. */
export const INCOME_BUCKETS = ['INTEREST', 'PENALTY', 'FEE'] as const;
export type IncomeBucket = (typeof INCOME_BUCKETS)[number];

/** Of each kind, what is owed and is no income in the books until it is paid, in hundredths. */
export type Memorandum = Readonly<Record<IncomeBucket, number>>;

export const NO_MEMORANDUM: Memorandum = { INTEREST: 0, PENALTY: 0, FEE: 0 };

/** What a charge is of, or takes off; undefined for principal. */
export function bucketOfCharge(kind: ChargeKind): IncomeBucket | undefined {
  return kind === 'LATE_CHARGE' ? 'FEE' : INCOME_BUCKETS.find((bucket) => kind.endsWith(bucket));
}

/** What happened to a loan, as far as it decides whether what the loan charges is income. */
export interface AccrualFacts {
  /** Whether it was income before. */
  readonly wasAccruing: boolean;
  readonly asOf: Day;
  /** The due day of the oldest installment of which principal or interest is unpaid now. */
  readonly oldestUnpaidOn: Day | undefined;
  /** Whether a payment settled the installment that was the oldest one before. */
  readonly isOldestPaid: boolean;
}

/**
 * Whether what a loan charges is income in the books, from the end of this day on. It is not from so many days past due on.
 * It is again once a payment leaves nothing overdue: neither the passing of days nor another schedule does that alone.
 */
export function isAccruing(
  { wasAccruing, asOf, oldestUnpaidOn, isOldestPaid }: AccrualFacts,
  nonAccrualDays: number,
): boolean {
  const days = daysPastDue(oldestUnpaidOn, asOf);
  if (days >= nonAccrualDays) return false;
  return wasAccruing || (days === 0 && isOldestPaid);
}

/** The first day on which a loan is so many days past due, where nothing more is paid. */
export function nonAccrualFrom(oldestUnpaidOn: Day, nonAccrualDays: number): Day {
  return addDays(oldestUnpaidOn, nonAccrualDays);
}

/** What the books keep as a memorandum of a loan that does not accrue: all that is charged and unpaid. */
export function memorandumOf({ interestMinor, penaltyMinor, feeMinor }: OwedKinds): Memorandum {
  return {
    INTEREST: Math.max(interestMinor, 0),
    PENALTY: Math.max(penaltyMinor, 0),
    FEE: Math.max(feeMinor, 0),
  };
}
