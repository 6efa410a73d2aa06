import { InvalidTransition } from '../../platform/problem/common.errors';
import {
  canMove,
  DECISIONS,
  type Decision,
  isActive,
  isOpen,
  isOwing,
  isUndecided,
  LOAN_LOOKS,
  LOAN_STATUSES,
  type LoanStatus,
  statusAfter,
} from './loan-status';

type Outcomes = Partial<Record<LoanStatus, Partial<Record<Decision, LoanStatus>>>>;

/** What each decision makes of each status; what is absent is refused. */
const ALLOWED: Outcomes = {
  PENDING: { REVIEW: 'UNDER_REVIEW', HOLD: 'ON_HOLD', APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  UNDER_REVIEW: { HOLD: 'ON_HOLD', APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  ON_HOLD: { REVIEW: 'UNDER_REVIEW', APPROVE: 'APPROVED', REJECT: 'REJECTED' },
};

/** The same where the rule decided and no officer has yet. */
const ALLOWED_AFTER_RULE: Outcomes = {
  ...ALLOWED,
  APPROVED: { APPROVE: 'APPROVED' },
  REJECTED: { REVIEW: 'UNDER_REVIEW', HOLD: 'ON_HOLD', APPROVE: 'APPROVED' },
};

const CASES = LOAN_STATUSES.flatMap((current) => DECISIONS.map((decision) => [decision, current] as const));

describe.each([
  ['an officer decided', false, ALLOWED],
  ['the rule decided', true, ALLOWED_AFTER_RULE],
])('statusAfter, when %s', (_, isByRule, allowed) => {
  it.each(CASES)('%s of a loan that is %s follows the table', (decision, current) => {
    const next = allowed[current]?.[decision];
    if (next) expect(statusAfter(decision, current, 'officer', isByRule)).toBe(next);
    else expect(() => statusAfter(decision, current, 'officer', isByRule)).toThrow(InvalidTransition);
  });
});

it('lets the rule decide once', () => {
  for (const current of ['APPROVED', 'REJECTED'] as const)
    expect(() => statusAfter('APPROVE', current, 'rule')).toThrow(InvalidTransition);
});

describe('a loan', () => {
  it.each([
    ['waits for its decision', isUndecided, ['PENDING', 'UNDER_REVIEW', 'ON_HOLD']],
    ['counts as open', isOpen, ['PENDING', 'UNDER_REVIEW', 'ON_HOLD', 'APPROVED', 'WRITTEN_OFF']],
    ['may owe something', isOwing, ['APPROVED', 'WRITTEN_OFF']],
    [
      'has not come to nothing',
      isActive,
      ['PENDING', 'UNDER_REVIEW', 'ON_HOLD', 'APPROVED', 'REPAID', 'WRITTEN_OFF'],
    ],
  ])('%s in these statuses alone', (_, is, statuses) => {
    expect(LOAN_STATUSES.filter(is)).toEqual(statuses);
  });
});

describe('canMove', () => {
  it.each([
    ['member', 'CANCELLED', ['PENDING', 'UNDER_REVIEW', 'ON_HOLD', 'APPROVED']],
    ['payment', 'REPAID', ['APPROVED', 'WRITTEN_OFF']],
    ['payment', 'WRITTEN_OFF', ['REPAID']],
    ['books', 'WRITTEN_OFF', ['APPROVED']],
    ['books', 'APPROVED', ['WRITTEN_OFF']],
    ['officer', 'WRITTEN_OFF', []],
    ['payment', 'APPROVED', ['REPAID']],
    ['rule', 'APPROVED', ['PENDING']],
    ['rule', 'REJECTED', ['PENDING']],
    ['rule', 'UNDER_REVIEW', ['PENDING']],
    ['rule', 'CANCELLED', []],
    ['payment', 'CANCELLED', []],
  ] as const)('lets the %s make a loan %s that is %j, and no other', (mover, next, from) => {
    expect(LOAN_STATUSES.filter((current) => canMove(mover, current, next))).toEqual(from);
  });
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
