import { fractionDigits } from '@pautang/loan-terms';

const formatWith = (digits: number) =>
  new Intl.NumberFormat('en-PH', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Made once: making one takes longer than all else that a sentence says. */
const FORMATS = { 0: formatWith(0), 2: formatWith(2) } as const;

/** An amount in a sentence, to which the currency is added: 12,345.00, and without decimals where the currency has none. */
export function figuresOf(amount: number, currency: string): string {
  return FORMATS[fractionDigits(amount, currency)].format(amount);
}
