import { type Charge, daysBetween, toMajor } from '@pautang/loan-terms';
import type { PenaltyDto } from './loan-account.dto';

interface Run {
  readonly first: Charge;
  to: string;
  amountMinor: number;
  waivedMinor: number;
}

/**
 * Penalties and late charges, each one run for an installment: it is late without a break until it is paid. A day whose
 * penalty rounds to nothing has no charge, and counts as late all the same.
 */
export function foldPenalties(charges: readonly Charge[]): PenaltyDto[] {
  const runs = new Map<string, Run>();
  for (const charge of charges) {
    if (charge.kind === 'INTEREST') continue;
    const { installmentNumber, kind, chargedOn, amountMinor, waivedMinor } = charge;
    const key = `${installmentNumber} ${kind}`;
    const run = runs.get(key);
    if (run) {
      run.to = chargedOn;
      run.amountMinor += amountMinor;
      run.waivedMinor += waivedMinor;
    } else runs.set(key, { first: charge, to: chargedOn, amountMinor, waivedMinor });
  }
  return [...runs.values()].map(({ first, to, amountMinor, waivedMinor }) => ({
    installmentNumber: first.installmentNumber,
    kind: first.kind === 'LATE_CHARGE' ? 'LATE_CHARGE' : 'PENALTY',
    from: first.chargedOn,
    to,
    days: daysBetween(first.chargedOn, to) + 1,
    amount: toMajor(amountMinor),
    waived: toMajor(waivedMinor),
  }));
}
