import { daysBetween } from '@pautang/loan-terms';
import type { InstallmentStandingDto } from '@pautang/sdk';
import { formatLongDate } from '../../lib/format';
import type { loanTexts } from '../../texts/loan';
import type { paymentTexts } from '../../texts/payment';

type Standing = Pick<InstallmentStandingDto, 'status' | 'dueDate' | 'paidOn' | 'daysLate'>;

export interface StandingTexts {
  readonly servicing: (typeof loanTexts)['en'];
  readonly payment: (typeof paymentTexts)['en'];
}

/** How an installment stands, in words. */
export function standingWords({ status, dueDate, paidOn, daysLate }: Standing, texts: StandingTexts): string {
  const { servicing, payment } = texts;
  if (status === 'UPCOMING') return servicing.upcoming;
  if (status === 'OVERDUE') return payment.daysLate(daysLate);
  if (status === 'DUE') return servicing.dueToday;
  if (!paidOn) return servicing.paid;
  const date = formatLongDate(paidOn);
  const daysEarly = daysBetween(paidOn, dueDate);
  if (daysEarly > 0) return servicing.paidEarly(date);
  return daysLate > 0 ? servicing.paidLate(date, daysLate) : servicing.paidOn(date);
}
