import type { Charge, Day } from '@pautang/loan-terms';
import { type Booking, WAIVED_BUCKETS, type WaiverLoss, waivedMinor } from './bookings';

/** What of a waiver was booked as a loss when it was granted: nothing where it was of a memorandum. */
export interface LossOfWaiver {
  readonly waiverId: string;
  readonly onDay: Day;
  readonly lossMinor: number;
}

/**
 * Waivers that are taken back, or change since a payment of an earlier day does, stay what they were in the books when they were
 * granted, however the loan accrues by now.
 * @param standing the charges as they stand then
 */
export function withLosses(
  bookings: readonly Booking[],
  standing: readonly Charge[],
  losses: readonly LossOfWaiver[],
): readonly Booking[] {
  return bookings.map((booking) => {
    if (!changesWaivers(booking)) return booking;
    const { charges, subjectId } = booking;
    const left = losses.filter(({ waiverId }) => waiverId !== subjectId);
    const after = lossOf(standing, left);
    const changes = charges.map((charge) => ({ ...charge, amountMinor: -charge.amountMinor }));
    const before = lossOf([...standing, ...changes], losses);
    return {
      ...booking,
      lost: { PENALTY: after.PENALTY - before.PENALTY, FEE: after.FEE - before.FEE },
    };
  });
}

/** Whether rows of waivers change that were granted before. */
export function changesWaivers({ kind, charges }: Booking): boolean {
  return kind !== 'WAIVER' && charges.some((charge) => charge.kind.startsWith('WAIVED_'));
}

/** Of waivers of one day a loss is what stands, up to what was one. */
function lossOf(charges: readonly Charge[], losses: readonly LossOfWaiver[]): WaiverLoss {
  const sums = { PENALTY: 0, FEE: 0 };
  for (const day of new Set(losses.map(({ onDay }) => onDay))) {
    const ofDay = charges.filter(({ chargedOn }) => chargedOn === day);
    let leftMinor = losses.reduce((sum, { onDay, lossMinor }) => sum + (onDay === day ? lossMinor : 0), 0);
    for (const bucket of WAIVED_BUCKETS) {
      const lostMinor = Math.min(waivedMinor(ofDay, bucket), leftMinor);
      leftMinor -= lostMinor;
      sums[bucket] += lostMinor;
    }
  }
  return sums;
}
