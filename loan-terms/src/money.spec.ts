import fc from 'fast-check';
import { ceilToUnit, MoneyError, percentOf, roundHalfUp, toFraction, toMajor, toMinor } from './money';

describe('toFraction', () => {
  it.each([
    [0, 0n, 1n],
    [0.4, 4n, 10n],
    [1.1, 11n, 10n],
    [463, 463n, 1n],
    [0.00543, 543n, 100_000n],
    [1e21, 10n ** 21n, 1n],
    [1e-7, 1n, 10n ** 7n],
    [1.5e-7, 15n, 10n ** 8n],
    [2.5e21, 25n * 10n ** 20n, 1n],
  ])('reads %d as it is written', (value, numerator, denominator) => {
    expect(toFraction(value)).toEqual({ numerator, denominator });
  });

  it('loses nothing of any number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-30, max: 1e30 }), (value) => {
        const { numerator, denominator } = toFraction(value);
        const scale = denominator.toString().length - 1;

        expect(Number(`${numerator}e-${scale}`)).toBe(value);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses %d', (value) => {
    expect(() => toFraction(value)).toThrow(MoneyError);
  });
});

describe('hundredths', () => {
  it('come back from major units as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (minor) => {
        expect(toMinor(toMajor(minor))).toBe(minor);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0.001, 1.005, 99.999, 1e-7])('refuse %d, which has more than two decimals', (major) => {
    expect(() => toMinor(major)).toThrow(MoneyError);
  });

  it.each([1e14, Number.MAX_VALUE])('refuse %d, which is beyond the exact range', (major) => {
    expect(() => toMinor(major)).toThrow(MoneyError);
  });

  it.each([0.5, 2 ** 53, Number.NaN])('are whole and safe, so %d is none', (minor) => {
    expect(() => toMajor(minor)).toThrow(MoneyError);
  });
});

describe('ceilToUnit', () => {
  it.each([
    [115n, 1n, 1, 115],
    [11_500n, 100n, 1, 115],
    [11_501n, 100n, 1, 116],
    [11_500n, 1n, 100, 11_500],
    [11_501n, 1n, 100, 11_600],
    [0n, 7n, 100, 0],
    [1n, 1_000_000n, 100, 100],
  ])('rounds %d/%d up to a multiple of %d: %d', (numerator, denominator, unit, expected) => {
    expect(ceilToUnit({ numerator, denominator }, unit)).toBe(expected);
  });

  it('refuses a negative amount', () => {
    expect(() => ceilToUnit({ numerator: -1n, denominator: 1n }, 100)).toThrow(MoneyError);
  });

  it('refuses an amount beyond the exact range', () => {
    expect(() => ceilToUnit({ numerator: 2n ** 60n, denominator: 1n }, 100)).toThrow(MoneyError);
  });
});

describe('roundHalfUp', () => {
  it.each([
    [0n, 1n, 0],
    [1n, 2n, 1],
    [3n, 2n, 2],
    [4_999n, 10_000n, 0],
    [5_001n, 10_000n, 1],
    [10n, 3n, 3],
    [11n, 3n, 4],
  ])('rounds %d/%d to %d', (numerator, denominator, expected) => {
    expect(roundHalfUp({ numerator, denominator })).toBe(expected);
  });

  it('refuses a negative amount, and one beyond the exact range', () => {
    expect(() => roundHalfUp({ numerator: -1n, denominator: 2n })).toThrow(MoneyError);
    expect(() => roundHalfUp({ numerator: 2n ** 60n, denominator: 2n })).toThrow(MoneyError);
  });
});

describe('percentOf', () => {
  it('is exact where a float is not: 1.15 percent of 100.00 is 1.15, and 0.5 percent of 1.00 half a hundredth', () => {
    expect(percentOf(10_000, toFraction(1.15))).toBe(115);
    expect(percentOf(100, toFraction(0.5))).toBe(1);
    expect(percentOf(99n, toFraction(0.5))).toBe(0);
  });
});
