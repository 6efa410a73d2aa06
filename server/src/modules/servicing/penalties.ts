import { addDays, type Charge, toMajor } from '@pautang/loan-terms';
import type { PenaltyDto } from './loan-account.dto';

/** Penalties and late charges by installment, with the days that follow each other as one. */
export function foldPenalties(charges: readonly Charge[]): PenaltyDto[] {
  const runs: { first: Charge; to: string; days: number; amountMinor: number; waivedMinor: number }[] = [];
  for (const charge of charges) {
    if (charge.kind === 'INTEREST') continue;
    const { installmentNumber, kind, chargedOn, amountMinor, waivedMinor } = charge;
    const run = runs.find(
      ({ first, to }) =>
        first.installmentNumber === installmentNumber && first.kind === kind && addDays(to, 1) === chargedOn,
    );
    if (run) {
      run.to = chargedOn;
      run.days += 1;
      run.amountMinor += amountMinor;
      run.waivedMinor += waivedMinor;
    } else runs.push({ first: charge, to: chargedOn, days: 1, amountMinor, waivedMinor });
  }
  return runs.map(({ first, to, days, amountMinor, waivedMinor }) => ({
    installmentNumber: first.installmentNumber,
    kind: first.kind === 'LATE_CHARGE' ? 'LATE_CHARGE' : 'PENALTY',
    from: first.chargedOn,
    to,
    days,
    amount: toMajor(amountMinor),
    waived: toMajor(waivedMinor),
  }));
}
