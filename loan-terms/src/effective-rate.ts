import { installments } from './quote';
import type { LoanQuote } from './terms';

const BISECTIONS = 80;
const HIGHEST_MONTHLY_RATE = 10;

/**
 * The effective rates of a quote in percent, not rounded: the monthly rate i at which the installments,
 * discounted to the day of the loan, are worth what is received, and the yearly (1 + i)^12 - 1.
 * The figures that Bangko Sentral Circular 730 asks to be told before consent.
 * @param receivedMinor what is really paid out: the whole principal where nothing is kept back of it
 */
export function effectiveRates(
  quote: LoanQuote,
  receivedMinor = quote.principalMinor,
): { monthlyPercent: number; yearlyPercent: number } {
  const payments = installments(quote);
  let low = 0;
  let high = HIGHEST_MONTHLY_RATE;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (presentValue(payments, middle) > receivedMinor) low = middle;
    else high = middle;
  }
  const monthly = (low + high) / 2;
  return { monthlyPercent: monthly * 100, yearlyPercent: ((1 + monthly) ** 12 - 1) * 100 };
}

function presentValue(payments: readonly number[], monthlyRate: number): number {
  return payments.reduceRight((later, payment) => (later + payment) / (1 + monthlyRate), 0);
}
