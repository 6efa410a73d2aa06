import { monthsLater, scheduleOf, todayInManila } from './schedule';

describe('a due date', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-11-21', 2, '2027-01-21'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-01-31', 13, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
  ])('%s and %d months is %s', (date, months, due) => {
    expect(monthsLater(date, months)).toBe(due);
  });

  it('counts from the day in the Philippines', () => {
    expect(todayInManila(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });
});

it('splits every installment, so that the parts sum to the loan and its interest', () => {
  const rows = scheduleOf(
    {
      interestAmountXR: 2.13,
      schedule: [
        { installmentNumber: 1, amount: 179.03 },
        { installmentNumber: 2, amount: 179.03 },
        { installmentNumber: 3, amount: 179.02 },
      ],
    },
    '2026-11-21',
  );
  expect(rows.map(({ principal }) => principal)).toEqual([176.9, 176.9, 176.89]);
  for (const row of rows) expect(row.principal + row.interest).toBeCloseTo(row.amount, 10);
});
