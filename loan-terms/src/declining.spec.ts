import { ipmt, PaymentDueTime, pmt, ppmt } from 'financial';
import { effectiveRates } from './effective-rate';
import { MoneyError } from './money';
import { installments, quoteLoan } from './quote';
import { scheduleOf } from './schedule';

const declining = (principal: number, termMonths: number, ratePercent: number, unitMinor = 100) =>
  quoteLoan({
    principalMinor: Math.round(principal * 100),
    termMonths,
    ratePercent,
    unitMinor,
    method: 'declining',
  });

describe('interest on the declining balance', () => {
  // The loans of the documented quotes, reckoned on their own with sixty decimal digits.
  it.each([
    [100_000, 6, 0.4, 400, 16_901, 16_899.65, 101_404.65],
    [100_000, 12, 0.4, 400, 8_552, 8_546.91, 102_618.91],
    [123_457, 24, 0.4, 493.83, 5_406, 5_385.38, 129_723.38],
    [1_000_001, 36, 0.4, 4_000, 29_882, 29_851.63, 1_075_721.63],
    [5_000_000, 48, 0.4, 20_000, 114_695, 114_643.7, 5_505_308.7],
    [100_000, 6, 1.1, 1_100, 17_315, 17_309.97, 103_884.97],
  ])('prices %d over %d months at %d percent', (...row) => {
    const [principal, termMonths, ratePercent, interest, installment, last, total] = row;

    expect(declining(principal, termMonths, ratePercent)).toMatchObject({
      method: 'declining',
      interestMinor: Math.round(interest * 100),
      monthlyRepaymentMinor: Math.round((installment - interest) * 100),
      installmentMinor: installment * 100,
      lastInstallmentMinor: Math.round(last * 100),
      totalMinor: Math.round(total * 100),
      financeChargeMinor: Math.round((total - principal) * 100),
    });
  });
  const terms = [
    [100_000, 6, 0.4, 100],
    [123_457, 24, 0.4, 100],
    [1_000_001, 36, 0.4, 100],
    [5_000_000, 48, 0.4, 100],
    [250_000, 12, 2.01, 100],
    [543, 48, 0.4, 1],
    [6_700.01, 36, 1.15, 1],
  ] as const;

  it.each(terms)('agrees with an independent library for %d over %d months at %d percent', (...row) => {
    const [principal, termMonths, ratePercent, unitMinor] = row;
    const quote = declining(...row);
    const exact = -pmt(ratePercent / 100, termMonths, principal, 0, PaymentDueTime.End) * 100;

    expect(quote.installmentMinor).toBe(Math.ceil(exact / unitMinor) * unitMinor);
    for (const { number, principalMinor, interestMinor } of scheduleOf(quote)) {
      // What rounding the installment up has repaid more by then, with interest on it, and half a hundredth a month.
      const ahead = (quote.installmentMinor - exact + 0.5) * number * (1 + ratePercent / 100) ** number;
      const interest = -ipmt(ratePercent / 100, number, termMonths, principal) * 100;
      const repaid = -ppmt(ratePercent / 100, number, termMonths, principal) * 100;

      expect(Math.abs(interest - interestMinor)).toBeLessThanOrEqual((ahead * ratePercent) / 100 + 0.51);
      if (number < termMonths) expect(principalMinor).toBeGreaterThanOrEqual(Math.floor(repaid));
    }
  });

  it('costs a month what it says: the effective rate is the rate', () => {
    expect(effectiveRates(declining(5_000_000, 48, 0.4)).monthlyPercent).toBeCloseTo(0.4, 4);
    expect(effectiveRates(declining(100_000, 6, 1.1)).yearlyPercent).toBeCloseTo((1.011 ** 12 - 1) * 100, 2);
  });

  it('divides the loan alone when there is no interest', () => {
    const quote = declining(100_000, 6, 0);

    expect(installments(quote)).toEqual([...Array(5).fill(1_666_700), 1_666_500]);
    expect(quote).toMatchObject({ financeChargeMinor: 0, totalMinor: 10_000_000 });
  });

  it('asks for the only installment of a month as it is', () => {
    const quote = declining(7_782, 1, 2);

    expect(quote).toMatchObject({
      interestMinor: 155_64,
      monthlyRepaymentMinor: 7_782_00,
      installmentMinor: 7_937_64,
    });
    expect(installments(quote)).toEqual([7_937_64]);
  });

  it('raises all installments by a unit where the months’ rounding would leave a larger last one', () => {
    // The annuity is 3,199.00 all but five thousandths of a centavo: no room for centavos rounded up.
    expect(declining(139_458, 48, 0.4)).toMatchObject({
      installmentMinor: 3_200_00,
      lastInstallmentMinor: 3_147_19,
    });
    expect(declining(500.46, 48, 0.4, 1)).toMatchObject({
      installmentMinor: 1149,
      lastInstallmentMinor: 1097,
    });
  });

  it('refuses a loan that rounding would repay before its term', () => {
    expect(() => declining(7, 6, 0.4)).toThrow(MoneyError);
    expect(() => declining(0.48, 48, 0.4, 1)).toThrow(MoneyError);
  });
});
