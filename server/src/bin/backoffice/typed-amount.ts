import { UsageError } from './usage';

/** Commas stand before groups of three digits, so that 1,5 is not taken for 15. */
const AMOUNT = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** An amount of money as a person types it. @throws UsageError */
export function typedAmount(typed: string, examples = '21834 or 21,834.50'): number {
  if (!AMOUNT.test(typed)) throw new UsageError(`the amount is written like ${examples}`);
  return Number(typed.replaceAll(',', ''));
}

/** The same, or undefined for 'all'. @throws UsageError */
export function typedAmountOrAll(typed: string): number | undefined {
  return typed === 'all' ? undefined : typedAmount(typed, '853.35, or all');
}
