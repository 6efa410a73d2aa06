import fc from 'fast-check';
import { MoneyError } from './money';
import { installments, quoteLoan } from './quote';
import type { LoanTerms } from './terms';

const RATES = [0, 0.1, 0.35, 0.4, 0.7, 1.1, 1.15, 2.01, 2.9, 4.35, 8.2, 12.345];
const TERMS = [1, 6, 12, 24, 36, 48];

/** Loans that the product could make, in pesos and in currencies that are rounded to 0.01. */
const loanTerms = fc
  .record({
    units: fc.integer({ min: 100_000, max: 5_000_000 }),
    termMonths: fc.constantFrom(...TERMS),
    ratePercent: fc.constantFrom(...RATES),
    unitMinor: fc.constantFrom(1, 100),
  })
  .map(
    ({ units, unitMinor, ...rest }): LoanTerms => ({ ...rest, unitMinor, principalMinor: units * unitMinor }),
  );

/** The rate as the fraction that its digits say, independently of the code under test. */
function ratio(ratePercent: number): [bigint, bigint] {
  const [whole = '', decimals = ''] = ratePercent.toFixed(6).split('.');
  return [BigInt(whole + decimals), 1_000_000n];
}

/** Rounds numerator / denominator up to a multiple of the unit, by remainder. */
function roundUp(numerator: bigint, denominator: bigint, unit: bigint): number {
  const step = denominator * unit;
  const rest = numerator % step;
  return Number(((rest === 0n ? numerator : numerator - rest + step) / step) * unit);
}

describe('quoteLoan', () => {
  it.each([
    [100_000, 6, 0.4, 400, 16_667, 17_067, 17_065, 102_400],
    [100_000, 12, 0.4, 400, 8_334, 8_734, 8_726, 104_800],
    [123_457, 24, 0.4, 494, 5_145, 5_639, 5_616, 135_313],
    [1_000_001, 36, 0.4, 4_001, 27_778, 31_779, 31_772, 1_144_037],
    [5_000_000, 48, 0.4, 20_000, 104_167, 124_167, 124_151, 5_960_000],
    [100_000, 6, 1.1, 1_100, 16_667, 17_767, 17_765, 106_600],
  ])('prices %d over %d months at %d percent as documented', (...row) => {
    const [principal, termMonths, ratePercent, interest, monthly, installment, last, total] = row;
    const quote = quoteLoan({ principalMinor: principal * 100, termMonths, ratePercent, unitMinor: 100 });

    expect(quote).toMatchObject({
      method: 'add_on',
      interestMinor: interest * 100,
      monthlyRepaymentMinor: monthly * 100,
      installmentMinor: installment * 100,
      lastInstallmentMinor: last * 100,
      totalMinor: total * 100,
      financeChargeMinor: interest * 100 * termMonths,
    });
    expect(installments(quote).reduce((sum, amount) => sum + amount)).toBe(quote.totalMinor);
  });

  it('does not take a float for a charge: 1.15 percent of 10,000 is 115, not 116', () => {
    expect(
      quoteLoan({ principalMinor: 1_000_000, termMonths: 6, ratePercent: 1.15, unitMinor: 100 })
        .interestMinor,
    ).toBe(11_500);
    expect(Math.ceil(10_000 * 1.15 * 0.01)).toBe(115);
    expect(Math.ceil((100_000 * 1.1) / 100)).toBe(1101);
  });

  it('charges exactly principal and interest, whatever rounding adds to the installments', () => {
    fc.assert(
      fc.property(loanTerms, (terms) => {
        const quote = quoteLoan(terms);
        const amounts = installments(quote);

        expect(amounts).toHaveLength(terms.termMonths);
        expect(amounts.reduce((sum, amount) => sum + amount)).toBe(
          terms.principalMinor + terms.termMonths * quote.interestMinor,
        );
        expect(amounts.every((amount) => amount > 0 && amount % terms.unitMinor === 0)).toBe(true);
        expect(quote.lastInstallmentMinor).toBeLessThanOrEqual(quote.installmentMinor);
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with whole-number arithmetic to the last hundredth', () => {
    fc.assert(
      fc.property(loanTerms, (terms) => {
        const { principalMinor, termMonths, ratePercent, unitMinor } = terms;
        const [numerator, denominator] = ratio(ratePercent);
        const unit = BigInt(unitMinor);
        const principal = BigInt(principalMinor);
        const months = BigInt(termMonths);
        const quote = quoteLoan(terms);

        expect(quote.interestMinor).toBe(roundUp(principal * numerator, denominator * 100n, unit));
        expect(quote.monthlyRepaymentMinor).toBe(roundUp(principal, months, unit));
        expect(quote.installmentMinor).toBe(
          roundUp(principal + BigInt(quote.interestMinor) * months, months, unit),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('never charges less for more money, a higher rate or more months', () => {
    fc.assert(
      fc.property(loanTerms, (terms) => {
        const quote = quoteLoan(terms);
        const more = quoteLoan({ ...terms, principalMinor: terms.principalMinor + terms.unitMinor });
        const dearer = quoteLoan({ ...terms, ratePercent: terms.ratePercent + 0.1 });
        const longer = quoteLoan({ ...terms, termMonths: terms.termMonths + 1 });

        expect(more.interestMinor).toBeGreaterThanOrEqual(quote.interestMinor);
        expect(more.installmentMinor).toBeGreaterThanOrEqual(quote.installmentMinor);
        expect(more.totalMinor).toBeGreaterThan(quote.totalMinor);
        expect(dearer.interestMinor).toBeGreaterThan(quote.interestMinor);
        expect(longer.installmentMinor).toBeLessThanOrEqual(quote.installmentMinor);
        expect(longer.financeChargeMinor).toBeGreaterThanOrEqual(quote.financeChargeMinor);
      }),
    );
  });

  it.each([
    ['no principal', { principalMinor: 0 }],
    ['a negative principal', { principalMinor: -100 }],
    ['a fraction of a hundredth', { principalMinor: 100.5 }],
    ['a principal beside the unit', { principalMinor: 10_050 }],
    ['no unit', { unitMinor: 0 }],
    ['no months', { termMonths: 0 }],
    ['half a month', { termMonths: 1.5 }],
    ['a negative rate', { ratePercent: -0.1 }],
    ['a rate that is no number', { ratePercent: Number.NaN }],
    ['an endless rate', { ratePercent: Number.POSITIVE_INFINITY }],
    ['a principal too small for its term', { principalMinor: 700, termMonths: 12 }],
    ['a last installment of interest alone', { principalMinor: 700, termMonths: 6, ratePercent: 100 }],
    [
      'an amount beyond the exact range',
      { principalMinor: 900_719_925_474_000, ratePercent: 100, termMonths: 48 },
    ],
  ])('refuses %s', (_, change) => {
    const terms = { principalMinor: 10_000_000, termMonths: 6, ratePercent: 0.4, unitMinor: 100, ...change };

    expect(() => quoteLoan(terms)).toThrow(MoneyError);
  });
});
