import { type Fraction, percentOf } from './money';

/**
 * The same percentage of many amounts of hundredths, as `percentOf` says it. While all that it takes are safe integers it
 * is computed with those, which is faster, and as exact: a quotient of them is never rounded across a whole number.
 * @throws MoneyError as percentOf does.
 */
export function percentage(percent: Fraction, unitMinor = 1): (amountMinor: number | bigint) => number {
  const share = Number(percent.numerator);
  const half = Number(percent.denominator) * 50 * unitMinor;
  return (amountMinor) => {
    const numerator = Number(amountMinor) * share + half;
    if (numerator < half || !Number.isSafeInteger(numerator))
      return percentOf(amountMinor, percent, unitMinor);
    return Math.floor(numerator / (2 * half)) * unitMinor;
  };
}
