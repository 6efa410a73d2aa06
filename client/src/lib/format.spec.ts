import { landingTexts } from '../texts/landing';
import {
  formatChange,
  formatFigure,
  formatHundredths,
  formatLongDate,
  formatLongDateTime,
  formatManilaDateTime,
  formatMoney,
  formatNumber,
  maskAfter3,
  moneyParts,
  termRange,
} from './format';
import { setLanguage } from './language';

describe('a masked number', () => {
  it('keeps the first three characters and its length', () => {
    expect(maskAfter3('639170000012')).toBe('639*********');
    expect(maskAfter3('1234 5678', '•')).toBe('123••••••');
  });
});

describe('a figure below zero', () => {
  const joined = (value: number) =>
    moneyParts(value)
      .map((part) => part.value)
      .join('');

  it('has a minus sign, and no hyphen', () => {
    expect(formatChange(-60)).toBe('−60');
    expect(formatNumber(-1.5)).toBe('−1.5');
    expect(formatHundredths(-1.5)).toBe('−1.50');
    expect(formatMoney(-1234.5)).toBe('−₱1,234.50');
    expect([formatFigure(1234.5), formatFigure(1250, 'JPY')]).toEqual(['1,234.50', '1,250']);
    expect(joined(-1234.5)).toBe('−₱1,234.50');
  });

  it('leaves the others as they are', () => {
    expect(formatChange(15)).toBe('+15');
    expect(joined(1234.5)).toBe(formatMoney(1234.5));
  });
});

describe('the terms of an offer', () => {
  it('are told from the shortest to the longest, and the only one alone', () => {
    const told = (terms: number[]) =>
      (['en', 'fil'] as const).map((each) => landingTexts[each].months(termRange(terms)));
    expect(told([24, 6, 12])).toEqual(['6 to 24 months', '6 hanggang 24 buwan']);
    expect(told([12])).toEqual(['12 months', '12 buwan']);
    expect(told([1, 3])).toEqual(['1 to 3 months', '1 hanggang 3 buwan']);
    expect(told([1])).toEqual(['1 month', '1 buwan']);
    expect([1, 12].map(landingTexts.en.reasons.line.unit)).toEqual(['month', 'months']);
  });
});

describe('a point in time', () => {
  afterEach(() => setLanguage('en'));

  it('names day, time and time zone in the language of the reader', () => {
    const zone = /(UTC|GMT([+-]\d+(:\d+)?)?|[A-Z]{3,4})$/;
    const english = formatLongDateTime(new Date(2026, 10, 12, 15, 4));
    expect(english).toMatch(/^November 12, 2026 at 3:04\sPM /);
    expect(english).toMatch(zone);
    setLanguage('fil');
    expect(formatLongDateTime(new Date(2026, 10, 12, 15, 4))).toMatch(/^Nobyembre 12, 2026 nang 3:04\sPM /);
  });
});

describe('to a reader in another time zone', () => {
  it('a moment of a loan stands on its day in the Philippines', () => {
    expect(new Date().getTimezoneOffset()).toBe(0);
    expect(formatLongDate('2026-02-21T15:59:59.000Z')).toBe('February 21, 2026');
    expect(formatLongDate('2026-02-21T16:00:00.000Z')).toBe('February 22, 2026');
    expect(formatManilaDateTime('2026-12-31T17:30:00.000Z')).toMatch(/^January 1, 2027 at 1:30\sAM GMT\+8$/);
  });

  it('a date stays the same', () => {
    expect(formatLongDate('2026-02-22')).toBe('February 22, 2026');
  });
});
