import type { InstallmentStatus } from '@pautang/sdk';
import { shownAtFirst } from './shown-installments';

/** 'PPOU' as four installments: paid, paid, overdue, upcoming. */
function scheduleOf(letters: string) {
  const statuses: Record<string, InstallmentStatus> = { P: 'PAID', D: 'DUE', O: 'OVERDUE', U: 'UPCOMING' };
  return [...letters].map((letter, index) => ({ number: index + 1, status: statuses[letter] ?? 'UPCOMING' }));
}

const shownOf = (letters: string) => shownAtFirst(scheduleOf(letters)).map(({ number }) => number);
const upcoming = (count: number) => 'U'.repeat(count);
const paid = (count: number) => 'P'.repeat(count);

describe('of a schedule are shown at first', () => {
  it('all, where it is short', () => {
    expect(shownOf(paid(4) + upcoming(8))).toHaveLength(12);
  });

  it('the first six of a new loan', () => {
    expect(shownOf(upcoming(48))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('the last paid one and the next', () => {
    expect(shownOf(paid(20) + upcoming(28))).toEqual([20, 21, 22, 23, 24, 25]);
  });

  it('all that are due, and three that follow', () => {
    expect(shownOf(`${paid(10)}OOOOOOOD${upcoming(30)}`)).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    ]);
  });

  it('six, also at the end', () => {
    expect(shownOf(`${paid(47)}O`)).toEqual([43, 44, 45, 46, 47, 48]);
    expect(shownOf(paid(48))).toEqual([43, 44, 45, 46, 47, 48]);
  });
});
