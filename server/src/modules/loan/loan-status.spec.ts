import { InvalidTransition } from '../../platform/problem/common.errors';
import {
  DECISIONS,
  type Decision,
  LOAN_LOOKS,
  LOAN_STATUSES,
  type LoanStatus,
  statusAfter,
} from './loan-status';

/** What each decision makes of each status; what is absent is refused. */
const ALLOWED: Partial<Record<LoanStatus, Partial<Record<Decision, LoanStatus>>>> = {
  PENDING: { REVIEW: 'UNDER_REVIEW', HOLD: 'ON_HOLD', APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  UNDER_REVIEW: { HOLD: 'ON_HOLD', APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  ON_HOLD: { REVIEW: 'UNDER_REVIEW', APPROVE: 'APPROVED', REJECT: 'REJECTED' },
};

describe('statusAfter', () => {
  it.each(LOAN_STATUSES.flatMap((current) => DECISIONS.map((decision) => [decision, current] as const)))(
    '%s of a loan that is %s follows the table',
    (decision, current) => {
      const next = ALLOWED[current]?.[decision];
      if (next) expect(statusAfter(decision, current)).toBe(next);
      else expect(() => statusAfter(decision, current)).toThrow(InvalidTransition);
    },
  );
});

describe('LOAN_LOOKS', () => {
  it('say for a new application what the specification says', () => {
    expect(LOAN_LOOKS.PENDING).toEqual({
      color: 'info',
      icon: 'PersonSearchRounded',
      statement: 'LOAN APPLICATION IS PENDING REVIEW',
      message: 'Scheduled for evaluation, for more info please contact your designated Loan Officer.',
    });
  });
});
