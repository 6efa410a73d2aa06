import { toMajor, toMinor } from '@pautang/loan-terms';
import type { LoanQuoteDto } from '@pautang/sdk';

export interface ScheduledInstallment {
  readonly number: number;
  /** YYYY-MM-DD */
  readonly due: string;
  readonly principal: number;
  readonly interest: number;
  readonly amount: number;
}

/** A date some months later: the same day, or the month's last where it has no such day. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return due.toISOString().slice(0, 10);
}

/** The day it is in the Philippines, as YYYY-MM-DD. */
export function todayInManila(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(now);
}

/** The quote's installments with their due dates, split into the loan itself and the interest. */
export function scheduleOf(
  { schedule, interestAmountXR }: Pick<LoanQuoteDto, 'schedule' | 'interestAmountXR'>,
  approvedOn: string,
): readonly ScheduledInstallment[] {
  return schedule.map(({ installmentNumber, amount }) => ({
    number: installmentNumber,
    due: monthsLater(approvedOn, installmentNumber),
    principal: toMajor(toMinor(amount) - toMinor(interestAmountXR)),
    interest: interestAmountXR,
    amount,
  }));
}
