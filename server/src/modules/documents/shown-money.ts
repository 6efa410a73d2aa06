import { formatMoney } from '@pautang/legal-texts/papers';
import { fractionDigits } from '@pautang/loan-terms';

/** As it is paid: in whole units in a currency that has no smaller ones. */
export function shownMoney(amount: number, currency: string): string {
  return formatMoney(amount, currency, fractionDigits(amount, currency));
}
