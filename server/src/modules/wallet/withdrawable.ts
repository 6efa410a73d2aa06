import { agreedTerms } from '@pautang/legal-texts';
import { toMinor } from '@pautang/loan-terms';

/** A withdrawal is above this many units of the wallet's currency, or the whole balance (docs/deviations.md, S12). */
export const WITHDRAWAL_ABOVE = agreedTerms.withdrawalAbove;

/** Above the least amount, or all there is; whether the balance covers it is another question. */
export function isAmountEnough(amountMinor: number, balanceMinor: number): boolean {
  return amountMinor > toMinor(WITHDRAWAL_ABOVE) || (amountMinor > 0 && amountMinor === balanceMinor);
}
