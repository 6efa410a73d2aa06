import { type Charge, INCOME_BUCKETS, type IncomeBucket, isRest, type Memorandum } from '@pautang/loan-terms';
import type { Booking } from './bookings';

/**
 * A small rest that is owed again stays what it was in the books when it was written off: where it was of a memorandum it was no
 * loss, however the loan accrues by now.
 * @param bookings all of an occasion, of which one at most takes rests back
 * @param standing the charges as they stand then
 * @param lostMinor what was booked as a loss of the rests before
 */
export function withRestLosses(
  bookings: readonly Booking[],
  standing: readonly Charge[],
  lostMinor: number,
): readonly Booking[] {
  const changes = bookings.flatMap(({ charges }) => charges);
  return bookings.map((booking) => {
    if (!takesRestsBack(booking)) return booking;
    return { ...booking, notLost: notLostOf(changes, standing, lostMinor) };
  });
}

export function takesRestsBack({ charges }: Pick<Booking, 'charges'>): boolean {
  return charges.some(({ kind, amountMinor }) => isRest(kind) && amountMinor < 0);
}

/** Principal is never a memorandum, so it is lost first. */
function notLostOf(changes: readonly Charge[], standing: readonly Charge[], lostMinor: number): Memorandum {
  const before = (bucket: IncomeBucket | 'PRINCIPAL') => restOf(standing, bucket) - restOf(changes, bucket);
  const takenBack = changes.filter(({ amountMinor }) => amountMinor < 0);
  let leftMinor = Math.max(0, lostMinor - before('PRINCIPAL'));
  const notLost = { INTEREST: 0, PENALTY: 0, FEE: 0 };
  for (const bucket of INCOME_BUCKETS) {
    const lost = Math.min(before(bucket), leftMinor);
    leftMinor -= lost;
    const backMinor = 0 - restOf(takenBack, bucket);
    notLost[bucket] = Math.min(backMinor, before(bucket) - lost);
  }
  return notLost;
}

function restOf(charges: readonly Charge[], bucket: IncomeBucket | 'PRINCIPAL'): number {
  return charges.reduce(
    (sum, { kind, amountMinor }) => sum + (kind === `REST_${bucket}` ? amountMinor : 0),
    0,
  );
}
