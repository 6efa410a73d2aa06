import { assertMinor, MoneyError } from '../money';

/** What charges come to together. */
export function chargesMinor(charges: readonly { readonly amountMinor: number }[]): number {
  return assertMinor(charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
}

/**
 * What is paid out of a principal of which charges, and whatever else it pays at once, are kept back. The effective rate
 * of a loan rests upon it: `effectiveRates(quote, netProceeds(…))`.
 * @throws MoneyError where nothing is left.
 */
export function netProceeds(
  principalMinor: number,
  keptBack: readonly { readonly amountMinor: number }[],
): number {
  const proceedsMinor = assertMinor(principalMinor - chargesMinor(keptBack));
  if (proceedsMinor <= 0) throw new MoneyError('charges leave nothing to pay out');
  return proceedsMinor;
}
