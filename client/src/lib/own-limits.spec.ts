import type { LoanLimitsDto } from '@pautang/sdk';
import { higherLimit, laterTerms, ownStep } from './own-limits';

const all = [6, 12, 24, 36, 48];
const table = [
  { fromScore: 0, maxLoan: 250_000, longestTerm: 12 },
  { fromScore: 400, maxLoan: 1_000_000, longestTerm: 24 },
  { fromScore: 500, maxLoan: 3_000_000, longestTerm: 36 },
  { fromScore: 600, maxLoan: 4_000_000, longestTerm: 48 },
  { fromScore: 700, maxLoan: 5_000_000, longestTerm: 48 },
];
const limits: LoanLimitsDto = {
  creditScore: 500,
  minLoan: 100_000,
  maxLoan: 3_000_000,
  terms: [6, 12, 24, 36],
  table,
  next: table[3],
};

describe('what a higher score brings', () => {
  it('is more money and longer terms, or one of them', () => {
    expect(higherLimit(limits)).toEqual({ fromScore: 600, maxLoan: 4_000_000, longestTerm: 48 });
    const longest = { ...limits, creditScore: 600, maxLoan: 4_000_000, terms: all, next: table[4] };
    expect(higherLimit(longest)).toEqual({ fromScore: 700, maxLoan: 5_000_000 });
    const onlyLonger = { ...limits, next: { fromScore: 600, maxLoan: 3_000_000, longestTerm: 48 } };
    expect(higherLimit(onlyLonger)).toEqual({ fromScore: 600, longestTerm: 48 });
  });

  it('is nothing at the top', () => {
    expect(higherLimit({ ...limits, creditScore: 900, next: undefined })).toBeUndefined();
  });
});

describe('the terms that come later', () => {
  it('stand with the score that allows them', () => {
    expect(laterTerms(all, limits)).toEqual([{ fromScore: 600, terms: [48] }]);
    expect(laterTerms(all, { terms: [6, 12], table })).toEqual([
      { fromScore: 400, terms: [24] },
      { fromScore: 500, terms: [36] },
      { fromScore: 600, terms: [48] },
    ]);
  });

  it('share a line where one score allows several, and are left out where none does', () => {
    const two = [
      { fromScore: 0, maxLoan: 250_000, longestTerm: 12 },
      { fromScore: 550, maxLoan: 1_000_000, longestTerm: 36 },
    ];
    expect(laterTerms(all, { terms: [6, 12], table: two })).toEqual([{ fromScore: 550, terms: [24, 36] }]);
  });
});

it('finds the row that a score stands in', () => {
  expect(ownStep(table, 599)?.fromScore).toBe(500);
  expect(ownStep(table, 600)?.fromScore).toBe(600);
  expect(ownStep(table, 0)?.fromScore).toBe(0);
});
