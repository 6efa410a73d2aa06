import { isBirthDate } from './birth-date';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Noon in Manila on 21 November 2026. */
const NOW = new Date('2026-11-21T04:00:00Z');

const daysBefore = (days: number) =>
  new Date(Date.parse('2026-11-21T00:00:00Z') - days * DAY_MILLISECONDS).toISOString().slice(0, 10);

describe('isBirthDate', () => {
  it.each([
    [6572, false],
    [6573, true],
    [6574, true],
    [29_198, true],
    [29_199, true],
    [29_200, false],
  ])('for an age of %d days is %s', (days, expected) => {
    expect(isBirthDate(daysBefore(days), NOW)).toBe(expected);
  });

  it('counts days as they begin in Manila, not in Greenwich', () => {
    const youngest = '2008-11-23';

    expect(isBirthDate(youngest, new Date('2026-11-21T15:59:59Z'))).toBe(false);
    expect(isBirthDate(youngest, new Date('2026-11-21T16:00:00Z'))).toBe(true);
  });

  it.each([
    '1991-02-29',
    '1991-04-31',
    '1991-13-01',
    '1991-00-10',
    '1991-01-00',
    '1991-1-1',
    '91-01-01',
    '01-01-1991',
    '1991-01-01T00:00:00Z',
    ' 1991-01-01',
    '１９９１-01-01',
    '',
    19910101,
    null,
    undefined,
    new Date('1991-01-01'),
  ])('is false for %p, which is no day as we write it', (text) => {
    expect(isBirthDate(text, NOW)).toBe(false);
  });

  it('knows leap days', () => {
    expect(isBirthDate('1992-02-29', NOW)).toBe(true);
  });
});
