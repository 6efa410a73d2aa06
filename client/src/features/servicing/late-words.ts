import { addDays } from '@pautang/loan-terms';
import { formatLongDate, formatMoney, formatNumber } from '../../lib/format';
import type { LoanAccount } from '../../lib/loan-account.queries';
import type { servicingTexts } from '../../texts/servicing';

type Account = Pick<
  LoanAccount,
  'schedule' | 'nextPayment' | 'penaltyRules' | 'charges' | 'selectedCurrency'
>;

interface LateWords {
  readonly color: 'warning' | 'danger';
  readonly text: string;
}

/** What being late with the oldest open installment costs, or until when it costs nothing. */
export function lateWords(account: Account, texts: (typeof servicingTexts)['en']): LateWords | undefined {
  const { schedule, nextPayment, penaltyRules, charges, selectedCurrency } = account;
  const { graceDays, dailyPercent, capPercent } = penaltyRules;
  const oldest = schedule.find(
    ({ installmentNumber }) => installmentNumber === nextPayment?.installmentNumber,
  );
  if (!oldest || oldest.daysLate === 0) return undefined;
  const { installmentNumber: number, dueDate, daysLate, paidOn, outstanding } = oldest;
  if (paidOn !== undefined) {
    return { color: 'danger', text: texts.penaltyLeft(number, formatMoney(outstanding, selectedCurrency)) };
  }
  if (daysLate <= graceDays) {
    return { color: 'warning', text: texts.graceLeft(number, formatLongDate(addDays(dueDate, graceDays))) };
  }
  const newest = charges.findLast(({ installmentNumber }) => installmentNumber === number);
  if (newest && newest.waived > 0) {
    return { color: 'danger', text: texts.capReached(formatNumber(capPercent)) };
  }
  return { color: 'danger', text: texts.penaltyRuns(number, formatNumber(dailyPercent)) };
}
