import { toMajor, toMinor } from '@pautang/loan-terms';

/** The exact sum of amounts of money. */
export const sumOf = (amounts: readonly number[]): number =>
  toMajor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0));
