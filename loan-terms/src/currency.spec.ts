import fc from 'fast-check';
import {
  amountsAgree,
  coinMinor,
  fractionDigits,
  fromPhp,
  isWorthMore,
  roundingUnitMinor,
  smallRestMinor,
  toPhp,
} from './currency';
import { MoneyError } from './money';

const RATES = [
  1, 0.00543, 0.0067, 0.01294, 0.01776, 0.1272, 0.578, 0.999999, 1.000001, 1.523, 2.56, 24, 288, 463,
];
const pesos = fc.integer({ min: 100_000, max: 5_000_000 }).map((units) => units * 100);
const rates = fc.constantFrom(...RATES);

describe('roundingUnitMinor', () => {
  it.each([
    [1, 100],
    [463, 100],
    [1.000001, 100],
    [0.999999, 1],
    [0.00543, 1],
  ])('at %d units for a peso is %d hundredths', (rate, unit) => {
    expect(roundingUnitMinor(rate)).toBe(unit);
  });
});

describe('conversion', () => {
  it('leaves pesos as they are at rate 1', () => {
    fc.assert(
      fc.property(pesos, (phpMinor) => {
        expect(fromPhp(phpMinor, 1)).toBe(phpMinor);
        expect(toPhp(phpMinor, 1)).toBe(phpMinor);
      }),
    );
  });

  it('rounds up to the unit, and by less than one unit', () => {
    fc.assert(
      fc.property(pesos, rates, (phpMinor, rate) => {
        const unit = roundingUnitMinor(rate);
        const [whole = '', decimals = ''] = rate.toFixed(6).split('.');
        const exact = BigInt(phpMinor) * BigInt(whole + decimals);
        const excess = BigInt(fromPhp(phpMinor, rate)) * 1_000_000n - exact;

        expect(fromPhp(phpMinor, rate) % unit).toBe(0);
        expect(excess >= 0n && excess < BigInt(unit) * 1_000_000n).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is exact where a float is not', () => {
    expect(fromPhp(100_000_00, 1.1)).toBe(110_000_00);
    expect(Math.ceil(100_000 * 1.1)).toBe(110_001);
    expect(fromPhp(300_000_00, 0.07)).toBe(21_000_00);
  });

  it('agrees with itself whichever of the two amounts was typed', () => {
    fc.assert(
      fc.property(pesos, rates, (phpMinor, rate) => {
        const foreignMinor = fromPhp(phpMinor, rate);

        expect(amountsAgree(phpMinor, foreignMinor, rate)).toBe(true);
        expect(amountsAgree(toPhp(foreignMinor, rate), foreignMinor, rate)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not agree with another amount, or one beside the unit', () => {
    fc.assert(
      fc.property(pesos, rates, (phpMinor, rate) => {
        const foreignMinor = fromPhp(phpMinor, rate);

        expect(amountsAgree(phpMinor + 100_00, foreignMinor + 100_00 * Math.ceil(rate * 10), rate)).toBe(
          false,
        );
        expect(amountsAgree(phpMinor + 1, foreignMinor, rate)).toBe(false);
        if (rate >= 1) expect(amountsAgree(phpMinor, foreignMinor + 1, rate)).toBe(false);
      }),
    );
  });

  it('does not agree with an amount beyond the exact range', () => {
    expect(amountsAgree(100_000_00, 1e14, 0.00543)).toBe(false);
  });

  it.each([0, -1])('refuses the rate %d', (rate) => {
    expect(() => toPhp(100, rate)).toThrow(MoneyError);
  });
});

describe('isWorthMore', () => {
  it.each([0.0003, 0.0215, 1, 2.56])('is exact at the rate %d', (rate) => {
    const worth = Math.round(rate * 10_000) * 100;

    expect([worth - 1, worth, worth + 1].map((minor) => isWorthMore(minor, 1_000_000, rate))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([0, -1])('refuses the rate %d', (rate) => {
    expect(() => isWorthMore(100, 100, rate)).toThrow(MoneyError);
  });
});

describe('a currency without a minor unit', () => {
  it.each([
    ['JPY', 100],
    ['KRW', 100],
    ['VND', 100],
    ['CLP', 100],
    ['ISK', 100],
    ['XOF', 100],
    ['PHP', 1],
    ['USD', 1],
    ['IDR', 1],
    ['KWD', 1],
  ])('%s is paid in hundredths times %i', (currency, coin) => {
    expect(coinMinor(currency)).toBe(coin);
  });

  it('is written without decimals, but for what older loans owe', () => {
    expect([fractionDigits(1234, 'JPY'), fractionDigits(1234.5, 'JPY'), fractionDigits(1234, 'PHP')]).toEqual(
      [0, 2, 2],
    );
  });

  it.each([
    ['PHP', 1, 100],
    ['JPY', 2.59, 300],
    ['KRW', 24.1, 2_500],
    ['USD', 0.0176, 2],
    ['KWD', 0.0054, 1],
  ])('asks for no rest below a peso’s worth: %s', (currency, unitsPerPhp, rest) => {
    expect(smallRestMinor(100, currency, unitsPerPhp)).toBe(rest);
  });
});
