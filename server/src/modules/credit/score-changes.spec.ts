import type { EarnedScore } from '@pautang/loan-terms';
import { scoreChanges, standing } from './score-changes';

type Entries = Parameters<typeof standing>[0];

const LOAN = 'one loan';
const ON_TIME = { loanId: LOAN, installmentNumber: 1, rule: 'ON_TIME_INSTALLMENT' } as const;
const LATE = { loanId: LOAN, installmentNumber: 1, rule: 'LATE_INSTALLMENT' } as const;
const ON = '2026-12-20';
const TODAY = '2027-01-31';
const earnedOnTime: EarnedScore[] = [{ rule: 'ON_TIME_INSTALLMENT', installmentNumber: 1, on: ON }];

const first = { ...ON_TIME, sequence: 1, change: 10 };
const takenBack = { ...ON_TIME, sequence: 2, change: -10 };
const again = { ...ON_TIME, sequence: 3, change: 10 };

describe('scoreChanges', () => {
  it('adds what was earned, with the points of its rule', () => {
    expect(scoreChanges(LOAN, [], earnedOnTime, TODAY)).toEqual([
      { rule: 'ON_TIME_INSTALLMENT', installmentNumber: 1, sequence: 1, points: 10, on: ON },
    ]);
  });

  it('adds nothing that stands', () => {
    expect(scoreChanges(LOAN, [first], earnedOnTime, TODAY)).toEqual([]);
    expect(scoreChanges(LOAN, [first, takenBack, again], earnedOnTime, TODAY)).toEqual([]);
  });

  it('takes back what really changed, before it adds', () => {
    const capped = { ...first, change: 4 };
    const earned: EarnedScore[] = [{ rule: 'LATE_INSTALLMENT', installmentNumber: 1, on: ON }];

    expect(scoreChanges(LOAN, [capped], earned, TODAY)).toEqual([
      { rule: 'ON_TIME_INSTALLMENT', installmentNumber: 1, sequence: 2, points: -4, on: TODAY },
      { rule: 'LATE_INSTALLMENT', installmentNumber: 1, sequence: 1, points: -30, on: ON },
    ]);
  });

  it('takes nothing back twice', () => {
    expect(scoreChanges(LOAN, [first, takenBack], [], TODAY)).toEqual([]);
  });

  it('adds again what was taken back and is earned once more', () => {
    expect(scoreChanges(LOAN, [takenBack, first], earnedOnTime, TODAY)).toEqual([
      { rule: 'ON_TIME_INSTALLMENT', installmentNumber: 1, sequence: 3, points: 10, on: ON },
    ]);
  });

  it('writes nothing at the ends of the range twice either', () => {
    expect(scoreChanges(LOAN, [{ ...first, change: 0 }], earnedOnTime, TODAY)).toEqual([]);
  });

  it('tells installments, and the loan as a whole, apart', () => {
    const earned: EarnedScore[] = [
      { rule: 'ON_TIME_INSTALLMENT', installmentNumber: 2, on: ON },
      { rule: 'LOAN_COMPLETED', on: ON },
    ];

    expect(scoreChanges(LOAN, [first], [...earnedOnTime, ...earned], TODAY)).toEqual([
      { rule: 'ON_TIME_INSTALLMENT', installmentNumber: 2, sequence: 1, points: 10, on: ON },
      { rule: 'LOAN_COMPLETED', installmentNumber: 0, sequence: 1, points: 50, on: ON },
    ]);
  });
});

describe('standing', () => {
  it('leaves out what was taken back', () => {
    const late = { ...LATE, sequence: 1, change: -30 };
    const started = {
      loanId: null,
      installmentNumber: 0,
      rule: 'STARTED',
      sequence: 1,
      change: 500,
    } as const;
    const other = { ...first, loanId: 'another loan' };
    const entries: Entries = [started, takenBack, first, late, other];

    expect(standing(entries)).toEqual([started, late, other]);
  });
});
