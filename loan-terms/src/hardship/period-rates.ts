import { type Day, daysBetween } from '../calendar';

const BISECTIONS = 80;
const LOWEST_MONTHLY_RATE = -0.5;
const HIGHEST_MONTHLY_RATE = 10;
const DAYS_OF_MONTH = 365 / 12;

/**
 * The effective rates in percent, not rounded, of payments on their days for what is owed on a first day: as the rates of
 * a quote (Bangko Sentral Circular 730), only that periods may be longer or shorter than a month, so that days count.
 */
export function periodRates(
  owedMinor: number,
  from: Day,
  payments: readonly {
    readonly dueOn: Day;
    readonly principalMinor: number;
    readonly interestMinor: number;
  }[],
): { monthlyPercent: number; yearlyPercent: number } {
  const flows = payments.map(({ dueOn, principalMinor, interestMinor }) => ({
    months: daysBetween(from, dueOn) / DAYS_OF_MONTH,
    amountMinor: principalMinor + interestMinor,
  }));
  let [low, high] = [LOWEST_MONTHLY_RATE, HIGHEST_MONTHLY_RATE];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    const worthMinor = flows.reduce(
      (sum, { months, amountMinor }) => sum + amountMinor / (1 + middle) ** months,
      0,
    );
    if (worthMinor > owedMinor) low = middle;
    else high = middle;
  }
  const monthly = (low + high) / 2;
  return { monthlyPercent: monthly * 100, yearlyPercent: ((1 + monthly) ** 12 - 1) * 100 };
}
