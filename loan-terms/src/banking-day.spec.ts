import { bankingDay, bankingDaysAfter, holidaysProblem } from './banking-day';

const REGULAR_ONLY = ['REGULAR'];

describe('the banking day of a day', () => {
  // Of the proclamations for 2026 and 2027, and a calendar on the wall.
  it.each([
    ['a weekday is its own', '2026-12-21', '2026-12-21'],
    ['a Saturday is one', '2026-12-19', '2026-12-19'],
    ['a Sunday waits for Monday', '2026-12-20', '2026-12-21'],
    ['Christmas on a Friday', '2026-12-25', '2026-12-26'],
    ['Rizal Day', '2026-12-30', '2026-12-31'],
    ['New Year on a Friday', '2027-01-01', '2027-01-02'],
    ['Maundy Thursday and Good Friday', '2027-03-25', '2027-03-27'],
    ['Good Friday', '2026-04-03', '2026-04-04'],
    ['Easter Sunday', '2027-03-28', '2027-03-29'],
    ['Araw ng Kagitingan', '2027-04-09', '2027-04-10'],
    ['Labor Day on a Saturday, and the Sunday after it', '2027-05-01', '2027-05-03'],
    ['Independence Day', '2028-06-12', '2028-06-13'],
    ['National Heroes Day', '2026-08-31', '2026-09-01'],
    ['the Sunday before it', '2026-08-30', '2026-09-01'],
    ['the Monday before the last of August', '2026-08-24', '2026-08-24'],
    ['Bonifacio Day after a Sunday', '2026-11-29', '2026-12-01'],
  ])('%s', (_, day, expected) => {
    expect(bankingDay(day, REGULAR_ONLY)).toBe(expected);
  });

  it('knows days that are set, of each year and of one', () => {
    expect(bankingDay('2027-03-10', ['2027-03-10'])).toBe('2027-03-11');
    expect(bankingDay('2028-03-10', ['2027-03-10'])).toBe('2028-03-10');
    expect(bankingDay('2028-11-01', ['11-01', '11-02'])).toBe('2028-11-03');
    expect(bankingDay('2026-12-25', [])).toBe('2026-12-25');
  });

  it.each([
    [['REGULAR', '02-29', '2027-03-10'], true],
    [[], true],
    [['2027-02-29'], false],
    [['13-01'], false],
    [['EASTER'], false],
  ])('takes the list %j: %s', (entries, isTaken) => {
    expect(holidaysProblem(entries) === undefined).toBe(isTaken);
  });
});

it.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-27', 1, '2026-11-28'],
  ['2026-11-28', 1, '2026-12-01'],
  ['2026-11-29', 1, '2026-12-01'],
  ['2026-12-23', 3, '2026-12-28'],
])('%s and %i banking days later is %s', (day, count, later) => {
  expect(bankingDaysAfter(day, count, ['REGULAR'])).toBe(later);
});
