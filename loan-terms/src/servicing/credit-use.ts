import type { Credit, CreditUse } from './contract';
import type { EntryOfDay, PaymentOfDay } from './running-loan';

/** What is left of a loan's entries without the money that was used otherwise. */
export interface LeftToLoan {
  readonly entries: readonly EntryOfDay[];
  /** What was used of each payment. */
  readonly uses: readonly Credit[];
  /** What was used, and no payment holds any more. */
  readonly owedBackMinor: number;
}

/**
 * Credit that was given back, or paid on another loan, counts as never paid on this one: it is taken from the payments
 * before it, the last one first, where the credit is. Where they hold less, since one was taken back later, the payments
 * after it make up for it first.
 * @param entries in their order
 * @param owedBackMinor what was owed back before the first of them
 */
export function leftToLoan(
  entries: readonly (EntryOfDay | (CreditUse & { readonly day: number }))[],
  owedBackMinor: number,
): LeftToLoan {
  let backMinor = owedBackMinor;
  const left: EntryOfDay[] = [];
  const used = new Map<string, number>();
  const take = (index: number, wantedMinor: number): number => {
    const entry = left[index]!;
    if ('kind' in entry) return 0;
    const partMinor = Math.min(wantedMinor, entry.amountMinor);
    left[index] = { ...entry, amountMinor: entry.amountMinor - partMinor } satisfies PaymentOfDay;
    used.set(entry.id, (used.get(entry.id) ?? 0) + partMinor);
    return partMinor;
  };
  for (const entry of entries) {
    if (isCreditUse(entry)) {
      let wantedMinor = entry.amountMinor;
      for (let index = left.length - 1; index >= 0; index--) wantedMinor -= take(index, wantedMinor);
      backMinor += wantedMinor;
    } else {
      left.push(entry);
      backMinor -= take(left.length - 1, backMinor);
    }
  }
  return {
    entries: left.filter((entry) => 'kind' in entry || entry.amountMinor > 0),
    uses: [...used]
      .filter(([, amountMinor]) => amountMinor > 0)
      .map(([paymentId, amountMinor]) => ({ paymentId, amountMinor })),
    owedBackMinor: backMinor,
  };
}

export function isCreditUse(entry: object): entry is CreditUse {
  return 'kind' in entry && entry.kind === 'CREDIT_USE';
}
