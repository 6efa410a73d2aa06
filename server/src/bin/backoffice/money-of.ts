import type { PautangClient } from '@pautang/sdk';
import { money } from './table';

/** How amounts of a loan read, in its currency. Asked before anything is done: afterwards it could fail, and what is done be done again. */
export async function moneyOf(api: PautangClient, loanNumber: string): Promise<(amount?: number) => string> {
  const { selectedCurrency = '' } = await api.backOffice.readLoan({ loanNumber });
  return (amount = 0) => money(amount, selectedCurrency);
}
