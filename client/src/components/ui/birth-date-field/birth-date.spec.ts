import { isDate, isEnded, joinDate, padPart, partOrder, readPart, readWhole, splitDate } from './birth-date';

const thisYear = new Date().getFullYear();

describe('a birth date in three boxes', () => {
  it("stands in the order of the browser's locale", () => {
    expect(partOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(partOrder('fil-PH')).toEqual(['month', 'day', 'year']);
    expect(partOrder('en-GB')).toEqual(['day', 'month', 'year']);
    expect(partOrder('ja-JP')).toEqual(['year', 'month', 'day']);
    expect(partOrder('ar-SA')).toEqual(['day', 'month', 'year']);
    expect(partOrder('en-US@posix')).toEqual(['month', 'day', 'year']);
  });

  it.each([
    ['month', '1', '1'],
    ['month', '2', '02'],
    ['month', '12', '12'],
    ['month', '13', '1'],
    ['month', '00', '0'],
    ['day', '3', '3'],
    ['day', '4', '04'],
    ['day', '31', '31'],
    ['day', '32', '3'],
    ['day', 'x7', '07'],
    ['month', '１２', '12'],
    ['year', '1899', '199'],
    ['year', '1900', '1900'],
    ['year', String(thisYear), String(thisYear)],
    ['year', String(thisYear + 1), String(thisYear + 1).slice(0, 3)],
    ['year', '3000', ''],
  ] as const)('takes for the %s of %p what such a date can have: %p', (part, typed, taken) => {
    expect(readPart(part, typed)).toBe(taken);
  });

  it('pads day and month to two digits, and leaves the year alone', () => {
    expect(padPart('month', '1')).toBe('01');
    expect(padPart('day', '3')).toBe('03');
    expect(padPart('year', '199')).toBe('199');
    expect(padPart('day', '')).toBe('');
  });

  it.each([
    ['month', '1/', true],
    ['day', '3-', true],
    ['month', '0/', false],
    ['month', '/', false],
    ['day', '1', false],
    ['day', '1x', false],
    ['year', '199/', false],
  ] as const)('knows of the %s typed as %p whether it is ended: %p', (part, typed, ended) => {
    expect(isEnded(part, typed)).toBe(ended);
  });

  it.each([
    ['1996-02-29', true],
    ['1995-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['1995-02-31', false],
    ['1995-04-31', false],
    ['1995-12-31', true],
    ['1995-6-12', false],
    ['199-06-12', false],
    ['1995-06-', false],
    ['', false],
  ])('knows whether %p is a date: %p', (value, isOne) => {
    expect(isDate(value)).toBe(isOne);
  });

  it.each([
    ['1995', '02', '31', '1995-02-31'],
    ['1995', '', '', '1995--'],
    ['', '6', '', '-6-'],
    ['', '', '', ''],
  ])('keeps what was typed, %p, %p and %p, as %p', (year, month, day, value) => {
    expect(joinDate({ year, month, day })).toBe(value);
    expect(splitDate(value)).toEqual({ year, month, day });
  });

  it.each([
    ['1995-06-12', '1995-06-12'],
    ['6/12/1995', '1995-06-12'],
    ['１９９５／０６／１２', '1995-06-12'],
    [' 06.12.1995 ', '1995-06-12'],
    ['06 / 12', ''],
    ['13/12/1995', ''],
    ['next Friday', ''],
  ])('reads a pasted %p as %p', (text, date) => {
    const parts = readWhole(text, ['month', 'day', 'year']);
    expect(parts ? joinDate(parts) : '').toBe(date);
  });
});
