import fc from 'fast-check';
import type { InterestMethod } from './interest-method';
import { installments, quoteLoan } from './quote';
import { scheduleOf } from './schedule';

const loans = fc
  .record({
    units: fc.integer({ min: 20_000, max: 5_000_000 }),
    termMonths: fc.constantFrom(1, 2, 6, 12, 24, 36, 48),
    ratePercent: fc.constantFrom(0, 0.1, 0.4, 1.1, 1.15, 2.01),
    unitMinor: fc.constantFrom(1, 100),
    method: fc.constantFrom<InterestMethod>('add_on', 'declining'),
  })
  .map(({ units, ...rest }) => quoteLoan({ ...rest, principalMinor: units * rest.unitMinor }));

describe('scheduleOf', () => {
  it('splits each installment of the first documented loan', () => {
    const quote = quoteLoan({ principalMinor: 10_000_000, termMonths: 6, ratePercent: 0.4, unitMinor: 100 });

    expect(scheduleOf(quote)).toEqual([
      ...[1, 2, 3, 4, 5].map((number) => ({
        number,
        principalMinor: 1_666_700,
        interestMinor: 40_000,
        amountMinor: 1_706_700,
      })),
      { number: 6, principalMinor: 1_666_500, interestMinor: 40_000, amountMinor: 1_706_500 },
    ]);
  });

  it('repays exactly the loan and its interest, never with nothing or less, whichever way interest is counted', () => {
    fc.assert(
      fc.property(loans, (quote) => {
        const schedule = scheduleOf(quote);
        const sum = (of: 'principalMinor' | 'interestMinor' | 'amountMinor') =>
          schedule.reduce((whole, month) => whole + month[of], 0);

        expect(schedule.map(({ amountMinor }) => amountMinor)).toEqual(installments(quote));
        expect(schedule.map(({ number }) => number)).toEqual(
          installments(quote).map((_, index) => index + 1),
        );
        expect(sum('principalMinor')).toBe(quote.principalMinor);
        expect(sum('interestMinor')).toBe(quote.financeChargeMinor);
        expect(sum('amountMinor')).toBe(quote.totalMinor);
        expect(schedule.every((month) => month.principalMinor > 0 && month.interestMinor >= 0)).toBe(true);
        expect(quote.lastInstallmentMinor).toBeLessThanOrEqual(quote.installmentMinor);
      }),
      { numRuns: 2000 },
    );
  });
});
