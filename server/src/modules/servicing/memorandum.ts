import {
  addDays,
  bucketOfCharge,
  type Charge,
  type Day,
  type IncomeBucket,
  isAccruing,
  isTakenOff,
  type LoanPosition,
  laterOf,
  type Memorandum,
  memorandumOf,
  NO_MEMORANDUM,
  nonAccrualFrom,
  type OwedKinds,
} from '@pautang/loan-terms';
import type { Booking, BookingDays, Occasion } from './bookings';
import type { Entries } from './differences';

/** Whether what a loan charges is income before and after an occasion, and the day on which that changes. */
export interface Accrual {
  readonly wasAccruing: boolean;
  readonly isAccruing: boolean;
  /** Where it changes: from this day on it is as it is after. */
  readonly changesOn: Day;
}

interface AccrualRules extends Pick<BookingDays, 'servicedOn'> {
  /** So many days past due stop it. */
  readonly days: number;
  /** Whether what seemed to cure the loan is taken back. */
  readonly isCureUndone: boolean;
}

/** Whether what a loan charges is income before and after an occasion, from where it stands then. */
export function accrualAfter(
  loan: { readonly isAccruing: boolean; readonly oldestUnpaidOn: Day | null },
  { kind }: Occasion,
  { asOf, oldestUnpaidOn, closedOn }: Pick<LoanPosition, 'asOf' | 'oldestUnpaidOn' | 'closedOn'>,
  { servicedOn, days, isCureUndone }: AccrualRules,
): Accrual {
  const isPaid = kind === 'PAYMENT' && loan.oldestUnpaidOn !== (oldestUnpaidOn ?? null);
  const isOldestPaid = isPaid || closedOn !== undefined;
  const wasAccruing = loan.isAccruing && !isCureUndone;
  const after = isAccruing({ wasAccruing, asOf, oldestUnpaidOn, isOldestPaid }, days);
  const isPassing = oldestUnpaidOn !== undefined && !after && servicedOn < asOf;
  const changesOn = isPassing ? laterOf(nonAccrualFrom(oldestUnpaidOn, days), addDays(servicedOn, 1)) : asOf;
  return { wasAccruing: loan.isAccruing, isAccruing: after, changesOn };
}

/** Where the books of a loan stand, and come to. */
interface Standing {
  readonly kept: Memorandum;
  /** What is owed at the end. */
  readonly owed: OwedKinds;
}

/**
 * Bookings with what each of them moves between income and memorandum, and one for the change from one to the other. While a
 * loan does not accrue, its memorandum is what it owes of interest, penalties and late charges; otherwise there is none.
 */
export function withMemorandum(
  bookings: readonly Booking[],
  accrual: Accrual,
  standing: Standing,
): Booking[] {
  if (accrual.wasAccruing && accrual.isAccruing) return [...bookings];
  const all = withChange(bookings, accrual);
  let owed = owedBefore(all, standing.owed);
  let { kept } = standing;
  let isAccruing = accrual.wasAccruing;
  return all.map((booking) => {
    owed = after(booking, owed, 1);
    if (isChange(booking)) isAccruing = accrual.isAccruing;
    const wanted = isAccruing ? NO_MEMORANDUM : memorandumOf(owed);
    const memorandum = grown(kept, wanted);
    kept = wanted;
    return { ...booking, memorandum };
  });
}

/** Whether it is the change from one to the other. */
export function isChange({ kind }: Pick<Booking, 'kind'>): boolean {
  return kind === 'NON_ACCRUAL' || kind === 'ACCRUAL';
}

/** What a day charges on which a loan stops to accrue is a memorandum already; of all else the change comes last. */
function withChange(
  bookings: readonly Booking[],
  { wasAccruing, isAccruing, changesOn: onDay }: Accrual,
): Booking[] {
  if (wasAccruing === isAccruing) return [...bookings];
  const kind = isAccruing ? 'ACCRUAL' : 'NON_ACCRUAL';
  const first = bookings.findIndex((one) => one.kind === 'CHARGE' && !one.isLate && one.onDay >= onDay);
  const at = isAccruing || first < 0 ? bookings.length : first;
  return bookings.toSpliced(at, 0, { kind, onDay, charges: [], allocations: [] });
}

/** By how much these rows let the memorandum of a loan grow that does not accrue. */
export function grownBy(rows: Entries): Memorandum {
  const none = { principalMinor: 0, interestMinor: 0, penaltyMinor: 0, feeMinor: 0 };
  const { interestMinor, penaltyMinor, feeMinor } = after(rows, none, 1);
  return { INTEREST: interestMinor, PENALTY: penaltyMinor, FEE: feeMinor };
}

function owedBefore(bookings: readonly Booking[], owed: OwedKinds): OwedKinds {
  return bookings.reduce((then, booking) => after(booking, then, -1), owed);
}

/** What is owed after a booking, or before it where the sign is -1. */
function after({ charges, allocations }: Entries, owed: OwedKinds, sign: 1 | -1): OwedKinds {
  const sum = (wanted: IncomeBucket) =>
    sign *
    (charges.reduce(
      (whole, charge) => whole + (bucketOfCharge(charge.kind) === wanted ? owedOf(charge) : 0),
      0,
    ) -
      allocations.reduce((whole, part) => whole + (part.bucket === wanted ? part.amountMinor : 0), 0));
  return {
    principalMinor: owed.principalMinor,
    interestMinor: owed.interestMinor + sum('INTEREST'),
    penaltyMinor: owed.penaltyMinor + sum('PENALTY'),
    feeMinor: owed.feeMinor + sum('FEE'),
  };
}

function owedOf({ kind, amountMinor }: Charge): number {
  return isTakenOff(kind) ? -amountMinor : amountMinor;
}

/** By how much one has to grow. */
export function grown(kept: Memorandum, wanted: Memorandum): Memorandum {
  return {
    INTEREST: wanted.INTEREST - kept.INTEREST,
    PENALTY: wanted.PENALTY - kept.PENALTY,
    FEE: wanted.FEE - kept.FEE,
  };
}
