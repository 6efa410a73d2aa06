import { addDays } from '@pautang/loan-terms';
import type { LoanAccount } from '../../api/loan';
import { formatLongDate, formatMoney, formatNumber } from '../../lib/format';
import type { paymentTexts } from '../../texts/payment';
import { dailyPenalty, penalised } from './daily-penalty';

type Account = Pick<
  LoanAccount,
  'schedule' | 'nextPayment' | 'penaltyRules' | 'charges' | 'payments' | 'selectedCurrency'
>;

interface LateWords {
  readonly color: 'warning' | 'danger';
  readonly text: string;
}

/** What being late with the oldest open installment costs, or until when it costs nothing. */
export function lateWords(account: Account, texts: (typeof paymentTexts)['en']): LateWords | undefined {
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
  const aDay = penalised(account).length > 1 ? texts.penaltiesADay : texts.penaltyADay;
  const lines = [
    texts.penaltyRuns(number, formatNumber(dailyPercent)),
    aDay(formatMoney(dailyPenalty(account), selectedCurrency)),
  ];
  return { color: 'danger', text: lines.join(' ') };
}
