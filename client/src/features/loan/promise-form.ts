import { addDays, type Day, daysBetween } from '@pautang/loan-terms';
import type { LoanAccount } from '../../api/loan';
import { defineForm } from '../../components/form/define-form';
import { amountToPay } from '../../components/payment/due-day';

type Promised = Pick<LoanAccount, 'loanNumber' | 'asOf' | 'amountDue' | 'nextPayment'>;

/** By which day and how much, as typed; it waits for a reload for as long as the days to choose from stay the same. */
export const promiseForm = ({ loanNumber, asOf, ...account }: Promised) =>
  defineForm({
    empty: { amount: String(amountToPay(account) ?? ''), promisedOn: '' },
    rules: {},
    kept: 'promise',
    of: `${loanNumber} ${asOf}`,
    judges: { amount: (text) => Number(text) > 0, promisedOn: (day) => day !== '' },
  });

/** The days that can be named. */
export function promiseDays(today: Day, latest: Day): readonly Day[] {
  const count = Math.max(0, daysBetween(today, latest) + 1);
  return Array.from({ length: count }, (_, index) => addDays(today, index));
}
