/**
 * Money as whole hundredths of a currency's unit in safe integers, and exact fractions for everything that
 * is divided or multiplied by a rate. No float ever holds an amount while it is computed with.
 */

/** An exact rational number; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Why a number cannot be used as money or as a rate. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}

/** Rounding would repay the loan before its last month. */
export class PrincipalTooSmall extends MoneyError {
  constructor() {
    super('the principal is too small for the term');
  }
}

/**
 * The exact value that a decimal number is written as: 0.1 is one tenth, not the nearest binary float.
 * @throws MoneyError for anything but a finite number.
 */
export function toFraction(value: number): Fraction {
  if (!Number.isFinite(value)) throw new MoneyError(`${value} is not a finite number`);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const scale = Number(exponent) - decimals.length;
  return scale >= 0
    ? { numerator: digits * 10n ** BigInt(scale), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-scale) };
}

/**
 * Major units, as they stand in JSON, to hundredths.
 * @throws MoneyError for more than two decimals or more than 2^53 - 1 hundredths.
 */
export function toMinor(major: number): number {
  const { numerator, denominator } = toFraction(major);
  const hundredths = numerator * 100n;
  if (hundredths % denominator !== 0n) throw new MoneyError(`${major} has more than two decimals`);
  return toSafeNumber(hundredths / denominator);
}

/** Hundredths to major units, as they stand in JSON. */
export function toMajor(minor: number): number {
  return assertMinor(minor) / 100;
}

/** Returns the amount when it is a whole, safe number of hundredths. @throws MoneyError otherwise. */
export function assertMinor(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new MoneyError(`${minor} is not a whole number of hundredths`);
  return minor;
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Rounds a non-negative amount of hundredths up to a whole multiple of the rounding unit.
 * Exact: 115 stays 115, however it came about.
 * @throws MoneyError for a negative amount or one beyond the safe range.
 */
export function ceilToUnit(amount: Fraction, unitMinor: number): number {
  if (amount.numerator < 0n) throw new MoneyError('a negative amount has no rounding here');
  const divisor = amount.denominator * BigInt(unitMinor);
  const units = (amount.numerator + divisor - 1n) / divisor;
  return toSafeNumber(units * BigInt(unitMinor));
}

/**
 * Rounds a non-negative amount of hundredths to a whole hundredth, or to a whole unit of so many, half of one upward.
 * @throws MoneyError for a negative amount or one beyond the safe range.
 */
export function roundHalfUp({ numerator, denominator }: Fraction, unitMinor = 1): number {
  if (numerator < 0n) throw new MoneyError('a negative amount has no rounding here');
  const divisor = denominator * BigInt(unitMinor);
  return toSafeNumber(((2n * numerator + divisor) / (2n * divisor)) * BigInt(unitMinor));
}

/** A percentage of an amount of hundredths, rounded half up. @throws MoneyError as roundHalfUp does. */
export function percentOf(amountMinor: number | bigint, percent: Fraction, unitMinor = 1): number {
  const denominator = percent.denominator * 100n;
  return roundHalfUp({ numerator: BigInt(amountMinor) * percent.numerator, denominator }, unitMinor);
}

function toSafeNumber(value: bigint): number {
  return assertMinor(Number(value));
}
