import { toMajor, toMinor } from '@pautang/loan-terms';
import type { WalletCreditDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';

type Owed = Pick<LoanAccount, 'loanNumber' | 'selectedCurrency' | 'status'>;

/** Whether the loan that is owed can be paid with it: one that runs, or is written off. */
export const mayPay = <Account extends Owed>(
  account: Account | undefined,
  { loanNumber, selectedCurrency }: Pick<WalletCreditDto, 'loanNumber' | 'selectedCurrency'>,
): account is Account =>
  (account?.status === 'APPROVED' || account?.status === 'WRITTEN_OFF') &&
  account.loanNumber !== loanNumber &&
  account.selectedCurrency === selectedCurrency;

/** How much was paid too much on other loans that can pay this one. */
export function usableCredit(account: Owed, credits: readonly WalletCreditDto[] = []): number {
  const usable = credits.filter((credit) => mayPay(account, credit));
  return toMajor(usable.reduce((sum, { amount }) => sum + toMinor(amount), 0));
}
