import type { LoanLimitsDto } from '@pautang/sdk';
import { limitsTexts } from '../texts/limits';
import { limitText } from './own-limits';

const limits: LoanLimitsDto = {
  creditScore: 500,
  minLoan: 100_000,
  maxLoan: 3_000_000,
  terms: [6, 12, 24, 36],
  table: [],
  next: { fromScore: 600, maxLoan: 4_000_000, longestTerm: 48 },
};

it.each([
  [
    'more and longer',
    limits,
    'Your limit is ₱3,000,000.00 with a credit score of 500. From a score of 600 on it is ₱4,000,000.00, over up to 48 months.',
  ],
  [
    'more alone',
    { ...limits, next: { fromScore: 600, maxLoan: 4_000_000, longestTerm: 36 } },
    'Your limit is ₱3,000,000.00 with a credit score of 500. From a score of 600 on it is ₱4,000,000.00.',
  ],
  [
    'longer alone',
    { ...limits, next: { fromScore: 600, maxLoan: 3_000_000, longestTerm: 48 } },
    'Your limit is ₱3,000,000.00 with a credit score of 500. From a score of 600 on you may take up to 48 months.',
  ],
  [
    'nothing',
    { ...limits, next: undefined },
    'Your limit is ₱3,000,000.00 with a credit score of 500. It is the highest there is.',
  ],
])('says the own limit, and that a higher score brings %s', (_what, own, text) => {
  expect(limitText(own, limitsTexts.en)).toBe(text);
});
