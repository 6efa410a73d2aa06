import type { Charge, LoanPosition, OwedKinds } from '@pautang/loan-terms';
import type { DayPosition } from '../loan/day-position.sql';
import type { LoanStatus } from '../loan/loan-status';
import type { Booking } from './bookings';
import { type Accrual, isChange } from './memorandum';

type Booked = Pick<Booking, 'kind' | 'onDay' | 'isLate' | 'charges'>;

/**
 * Where a loan stands from each day on that is booked, the last one first: at the end all of it, and on the days that passed
 * before, what each of them had charged by then. Nothing is paid on those, so they have the same oldest installment.
 */
export function dayPositions(
  { asOf, owed, oldestUnpaidOn }: Pick<LoanPosition, 'asOf' | 'owed' | 'oldestUnpaidOn'>,
  status: LoanStatus,
  bookings: readonly Booked[],
  { wasAccruing, isAccruing, changesOn }: Accrual,
): DayPosition[] {
  const passing = bookings.filter(
    (booked) => isChange(booked) || (booked.kind === 'CHARGE' && !booked.isLate),
  );
  const beside = { status, oldestUnpaidOn: oldestUnpaidOn ?? null };
  const rows: DayPosition[] = [{ onDay: asOf, ...beside, ...owed, isAccruing }];
  let owedThen = owed;
  for (const { onDay, charges } of passing.toReversed()) {
    const isAccruingThen = onDay < changesOn ? wasAccruing : isAccruing;
    if (onDay < (rows.at(-1)?.onDay ?? asOf))
      rows.push({ onDay, ...beside, ...owedThen, isAccruing: isAccruingThen });
    owedThen = without(charges, owedThen);
  }
  return rows;
}

function without(charges: readonly Charge[], owed: OwedKinds): OwedKinds {
  const sum = (wanted: Charge['kind']) =>
    charges.reduce((whole, { kind, amountMinor }) => whole + (kind === wanted ? amountMinor : 0), 0);
  return {
    principalMinor: owed.principalMinor,
    interestMinor: owed.interestMinor - sum('INTEREST'),
    penaltyMinor: owed.penaltyMinor - sum('PENALTY'),
    feeMinor: owed.feeMinor - sum('LATE_CHARGE'),
  };
}
