import { addDays, addMonths, daysBetween, dueDays, fromDayNumber, isDay, toDayNumber } from './calendar';

describe('isDay', () => {
  it.each(['2026-01-31', '2028-02-29', '2000-02-29', '1999-12-31'])('knows %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '2026-01-15T00:00',
    '',
    20260115,
  ])('does not take %s for a day', (day) => {
    expect(isDay(day)).toBe(false);
    expect(() => toDayNumber(day as string)).toThrow(RangeError);
  });
});

describe('months', () => {
  it('end where the month ends, and find back to the first day', () => {
    expect(dueDays('2026-01-31', 5)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
    expect(dueDays('2027-12-30', 3)).toEqual(['2028-01-30', '2028-02-29', '2028-03-30']);
  });

  it('count over the year, forward and back', () => {
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2028-02-29', 48)).toBe('2032-02-29');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });
});

describe('days', () => {
  it('count over months, years and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
  });

  it('are written as they were read', () => {
    for (let number = toDayNumber('2027-12-01'); number <= toDayNumber('2028-03-31'); number++) {
      expect(toDayNumber(fromDayNumber(number))).toBe(number);
    }
  });
});
