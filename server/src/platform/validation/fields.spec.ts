import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { AmountField, DayField, DayOrTimeField, MAX_AMOUNT, MomentField, MonthField } from './fields';

class Wish {
  @AmountField('wrong')
  amount: unknown;
}

class Times {
  @DayField()
  day: unknown = '2027-01-31';
  @DayOrTimeField()
  date: unknown = '2027-01-31';
  @MonthField()
  month: unknown = '2027-01';
}

class Since {
  @MomentField()
  at: unknown;
}

const said = (amount: unknown) => saidOf(Object.assign(new Wish(), { amount }));

/** What is said of the one field that may be wrong, as a request is checked. */
function saidOf(wish: object): string[] {
  const [error] = validateSync(wish, { stopAtFirstError: true });
  return Object.values(error?.constraints ?? {});
}

describe('an amount', () => {
  it.each([0, 0.01, 21_834.5, MAX_AMOUNT])('may be %d', (amount) => {
    expect(said(amount)).toEqual([]);
  });

  it.each(['5', null, undefined, true, [], {}, -0.01, 1.234, 1e-7, Number.NaN])('is not %p', (amount) => {
    expect(said(amount)).toEqual(['wrong']);
  });

  it.each([MAX_AMOUNT + 0.01, 1e15, 1e300])('is told to be too large, as %d', (amount) => {
    expect(said(amount)).toEqual(['The amount can be at most 1,000,000,000,000.']);
  });
});

describe('a day, a moment and a month', () => {
  const saidOfTime = (field: keyof Times, text: unknown) =>
    saidOf(Object.assign(new Times(), { [field]: text }));

  it.each([
    ['day', '2028-02-29', []],
    ['date', '2027-01-31T23:59:59.9+08:00', []],
    ['month', '2099-12', []],
    ...(['day', 'date'] as const).flatMap((field) =>
      ['1999-12-31', '2200-01-01', '2026-02-30', '2026-13-01'].map(
        (text) => [field, text, ['There is no such day between 2000 and 2199.']] as const,
      ),
    ),
    ['month', '1999-12', ['There is no such month between 2000 and 2099.']],
    ['month', '2026-13', ['There is no such month between 2000 and 2099.']],
    ...['31/01/2027', '2027-1-31', '', 20_270_131, null, ['2027-01-31']].flatMap((text) => [
      ['day', text, ['Give the day as YYYY-MM-DD.']] as const,
      ['date', text, ['Give the date as YYYY-MM-DD.']] as const,
      ['month', text, ['Give the month as YYYY-MM.']] as const,
    ]),
    ['day', '2027-01-31T00:00Z', ['Give the day as YYYY-MM-DD.']],
  ] as const)('as %s, %p, is told %p', (field, text, sentences) => {
    expect(saidOfTime(field, text)).toEqual(sentences);
  });
});

describe('a time without a zone', () => {
  it.each([
    ['2027-01-31T10:00', '2027-01-31T10:00Z'],
    ['2027-01-31T10:00:30.5', '2027-01-31T10:00:30.5Z'],
    ['2027-01-31T10:00Z', '2027-01-31T10:00Z'],
    ['2027-01-31T10:00+08:00', '2027-01-31T10:00+08:00'],
    ['2027-01-31T10:00-08:00', '2027-01-31T10:00-08:00'],
    ['2027-01-31', '2027-01-31'],
  ])('is one of UTC wherever the server stands: %s', (sent, read) => {
    const since = plainToInstance(Since, { at: sent });

    expect(since.at).toBe(read);
    expect(saidOf(since)).toEqual([]);
  });
});
