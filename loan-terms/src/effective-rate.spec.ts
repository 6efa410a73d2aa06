import { PaymentDueTime, rate as solveRate } from 'financial';
import { effectiveRates } from './effective-rate';
import type { InterestMethod } from './interest-method';
import { installments, quoteLoan } from './quote';

const loan = (principal: number, termMonths: number, ratePercent: number, method?: InterestMethod) =>
  quoteLoan({ principalMinor: principal * 100, termMonths, ratePercent, unitMinor: 100, method });

/** The yearly rate that an independent library finds: payments of equal size, and the last one's difference. */
function independentYearlyPercent(quote: ReturnType<typeof loan>): number {
  const { termMonths, ratePercent, installmentMinor, lastInstallmentMinor, principalMinor } = quote;
  const monthly = solveRate(
    termMonths,
    -installmentMinor,
    principalMinor,
    installmentMinor - lastInstallmentMinor,
    PaymentDueTime.End,
    (2 * ratePercent) / 100,
    1e-12,
    200,
  );
  return ((1 + monthly) ** 12 - 1) * 100;
}

describe('effectiveRates', () => {
  it.each<[number, number, number, InterestMethod?]>([
    [100_000, 6, 0.4],
    [100_000, 12, 0.4],
    [123_457, 24, 0.4],
    [1_000_001, 36, 0.4],
    [5_000_000, 48, 0.4],
    [100_000, 6, 1.1],
    [100_000, 48, 3],
    [250_000, 12, 0.7],
    [100_000, 6, 0.4, 'declining'],
    [123_457, 24, 1.1, 'declining'],
    [5_000_000, 48, 2, 'declining'],
  ])('agrees with an independent library for %d over %d months at %d percent', (...terms) => {
    const quote = loan(...terms);

    expect(effectiveRates(quote).yearlyPercent.toFixed(2)).toBe(independentYearlyPercent(quote).toFixed(2));
  });

  it('is about 8.5 percent a year for the smallest loan', () => {
    const { yearlyPercent } = effectiveRates(loan(100_000, 6, 0.4));

    expect(yearlyPercent).toBeGreaterThan(8.3);
    expect(yearlyPercent).toBeLessThan(8.7);
  });

  it('discounts the installments to exactly the principal', () => {
    const quote = loan(123_457, 24, 0.4);
    const monthly = effectiveRates(quote).monthlyPercent / 100;
    const worth = installments(quote).reduce(
      (sum, payment, index) => sum + payment / (1 + monthly) ** (index + 1),
      0,
    );

    expect(worth).toBeCloseTo(quote.principalMinor, 2);
  });

  it('is zero for a loan without interest', () => {
    expect(effectiveRates(loan(100_000, 6, 0)).yearlyPercent).toBeCloseTo(0, 10);
  });
});
