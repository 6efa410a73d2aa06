import { ceilToUnit, type Fraction, MoneyError, toFraction } from './money';

/** One peso, in hundredths: amounts in the home currency are rounded to it. */
export const PESO_MINOR = 100;

/** Currencies without a minor unit (ISO 4217): they are paid, and written, in whole units alone. */
export const WITHOUT_MINOR_UNIT: readonly string[] =
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');

/** The smallest amount that is paid in a currency, in hundredths: a whole unit where it has no minor unit. */
export function coinMinor(currency: string): number {
  return WITHOUT_MINOR_UNIT.includes(currency) ? 100 : 1;
}

/** How many decimals an amount is written with: none in a currency without a minor unit, but for what is not whole. */
export function fractionDigits(amount: number, currency: string): 0 | 2 {
  return coinMinor(currency) > 1 && Number.isInteger(amount) ? 0 : 2;
}

/**
 * What a rest of so many pesos is in a currency, rounded up to the smallest amount that is paid in it. In a currency whose
 * smallest amount is worth more, no rest is small.
 */
export function smallRestMinor(phpMinor: number, currency: string, unitsPerPhp: number): number {
  const { numerator, denominator } = toFraction(unitsPerPhp);
  return ceilToUnit({ numerator: BigInt(phpMinor) * numerator, denominator }, coinMinor(currency));
}

/**
 * The unit that amounts of a currency are rounded up to, in hundredths: whole units where one is worth at
 * most a peso, 0.01 where it is worth more, since a whole unit of a strong currency would distort the
 * charge (docs/deviations.md, C18).
 * @param unitsPerPhp units of the currency for one peso
 */
export function roundingUnitMinor(unitsPerPhp: number): number {
  return unitsPerPhp >= 1 ? 100 : 1;
}

/**
 * A peso amount in the currency, rounded up to the currency's unit. Amounts in hundredths.
 * @throws MoneyError for a negative rate, or for a result beyond the exact range.
 */
export function fromPhp(phpMinor: number, unitsPerPhp: number): number {
  const { numerator, denominator } = toFraction(unitsPerPhp);
  return ceilToUnit({ numerator: BigInt(phpMinor) * numerator, denominator }, roundingUnitMinor(unitsPerPhp));
}

/**
 * An amount of the currency in pesos, rounded up to whole pesos. Amounts in hundredths.
 * @throws MoneyError for a rate that is not positive, or for a result beyond the exact range.
 */
export function toPhp(foreignMinor: number, unitsPerPhp: number): number {
  const { numerator, denominator } = positiveRate(unitsPerPhp);
  return ceilToUnit({ numerator: BigInt(foreignMinor) * denominator, denominator: numerator }, PESO_MINOR);
}

/**
 * Whether an amount of the currency is worth more than so many pesos, to the hundredth. Amounts in hundredths.
 * @throws MoneyError for a rate that is not positive.
 */
export function isWorthMore(foreignMinor: number, phpMinor: number, unitsPerPhp: number): boolean {
  const { numerator, denominator } = positiveRate(unitsPerPhp);
  return BigInt(foreignMinor) * denominator > BigInt(phpMinor) * numerator;
}

/**
 * Whether the two amounts name the same loan: each may have been typed and the other computed from it.
 * @throws MoneyError for a negative rate.
 */
export function amountsAgree(phpMinor: number, foreignMinor: number, unitsPerPhp: number): boolean {
  if (foreignMinor % roundingUnitMinor(unitsPerPhp) !== 0 || phpMinor % PESO_MINOR !== 0) return false;
  const most = fromPhp(phpMinor, unitsPerPhp);
  return foreignMinor === most || (foreignMinor < most && toPhp(foreignMinor, unitsPerPhp) === phpMinor);
}

/** @throws MoneyError */
function positiveRate(unitsPerPhp: number): Fraction {
  const rate = toFraction(unitsPerPhp);
  if (rate.numerator <= 0n) throw new MoneyError('an exchange rate is positive');
  return rate;
}
