import { decliningSchedule } from './declining';
import { installments } from './quote';
import type { LoanQuote, ScheduledInstallment } from './terms';

/**
 * The quote's installments, split into principal and interest: the schedule that the Truth in Lending Act
 * (Republic Act 3765, section 4) wants told before consent. Principal sums to the loan, interest to the finance
 * charge.
 */
export function scheduleOf(quote: LoanQuote): ScheduledInstallment[] {
  if (quote.method === 'declining') return decliningSchedule(quote).schedule;
  return installments(quote).map((amountMinor, index) => ({
    number: index + 1,
    principalMinor: amountMinor - quote.interestMinor,
    interestMinor: quote.interestMinor,
    amountMinor,
  }));
}
