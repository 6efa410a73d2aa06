import { toMajor, toMinor } from '@pautang/loan-terms';
import type { LoanAccount } from '../../api/loan';
import { tabStorage } from '../../lib/storage';

/** What is typed into the dialog that pays holds until money came or a day began: another amount may be usual then. */
export const paymentOf = ({ loanNumber, asOf, payoffAmount }: LoanAccount): string =>
  `${loanNumber} ${asOf} ${payoffAmount}`;

/** For the dialog that pays, which one goes on to: what is due and so many hundredths beyond it, for principal. */
export function preparePayment(account: LoanAccount, extraMinor: number): void {
  const { amountDue, payoffAmount } = account;
  const amountMinor = Math.min(toMinor(amountDue) + extraMinor, toMinor(payoffAmount));
  tabStorage.keep('paying', {
    of: paymentOf(account),
    amount: String(toMajor(amountMinor)),
    pays: 'principal',
  });
}
