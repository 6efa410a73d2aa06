import { filled, type Words } from '../../platform/language/sentence';
import { InvalidTransition } from '../../platform/problem/common.errors';
import type { StatusLook } from '../../platform/status-look';

export const LOAN_STATUSES = [
  'PENDING',
  'UNDER_REVIEW',
  'ON_HOLD',
  'APPROVED',
  'REJECTED',
  'CANCELLED',
  'REPAID',
  'WRITTEN_OFF',
] as const;
export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** Who moved a loan: SYSTEM decides and closes by rule. */
export const LOAN_EVENT_ACTORS = ['MEMBER', 'STAFF', 'SYSTEM'] as const;
export type LoanEventActor = (typeof LOAN_EVENT_ACTORS)[number];

/**
 * A member has at most one loan in these, and beside one that runs an application that would pay it off; the database
 * indexes loan_one_open and loan_one_application see to it.
 */
export const OPEN_STATUSES = [
  'PENDING',
  'UNDER_REVIEW',
  'ON_HOLD',
  'APPROVED',
  'WRITTEN_OFF',
] as const satisfies LoanStatus[];

/** An application that waits for its decision. */
export const UNDECIDED_STATUSES = ['PENDING', 'UNDER_REVIEW', 'ON_HOLD'] as const satisfies LoanStatus[];

export function isUndecided(status: LoanStatus): boolean {
  return UNDECIDED_STATUSES.some((undecided) => undecided === status);
}

export function isOpen(status: LoanStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/** On which something may be owed. */
export const OWING_STATUSES = ['APPROVED', 'WRITTEN_OFF'] as const satisfies LoanStatus[];

export function isOwing(status: LoanStatus): boolean {
  return OWING_STATUSES.some((owing) => owing === status);
}

/** Whether a member's newest loan counts as one: from the application until it came to nothing. */
export function isActive(status: LoanStatus): boolean {
  return status !== 'REJECTED' && status !== 'CANCELLED';
}

export const DECISIONS = ['APPROVE', 'REJECT', 'HOLD', 'REVIEW'] as const;
export type Decision = (typeof DECISIONS)[number];

const OUTCOME: Readonly<Record<Decision, LoanStatus>> = {
  APPROVE: 'APPROVED',
  REJECT: 'REJECTED',
  HOLD: 'ON_HOLD',
  REVIEW: 'UNDER_REVIEW',
};

/** Who moves a loan: an officer's decision, the rule that decides at once, the member, what was paid, time, or a write-off. */
type Mover = 'officer' | 'rule' | 'member' | 'payment' | 'time' | 'books';

/** What a loan can become from each status, by whom; the rest is refused. */
const MOVES: Readonly<Record<LoanStatus, Partial<Record<Mover, readonly LoanStatus[]>>>> = {
  PENDING: {
    officer: ['UNDER_REVIEW', 'ON_HOLD', 'APPROVED', 'REJECTED'],
    rule: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
    member: ['CANCELLED'],
    time: ['CANCELLED'],
  },
  UNDER_REVIEW: {
    officer: ['ON_HOLD', 'APPROVED', 'REJECTED'],
    member: ['CANCELLED'],
    time: ['CANCELLED'],
  },
  ON_HOLD: {
    officer: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
    member: ['CANCELLED'],
    time: ['CANCELLED'],
  },
  APPROVED: { member: ['CANCELLED'], payment: ['REPAID'], books: ['WRITTEN_OFF'] },
  REJECTED: {},
  CANCELLED: {},
  REPAID: { payment: ['APPROVED', 'WRITTEN_OFF'] },
  WRITTEN_OFF: { payment: ['REPAID'], books: ['APPROVED'] },
};

/** What an officer may still make of a decision of the rule: confirm an approval, or think again about a refusal. */
const AFTER_RULE: Partial<Record<LoanStatus, readonly LoanStatus[]>> = {
  APPROVED: ['APPROVED'],
  REJECTED: ['UNDER_REVIEW', 'ON_HOLD', 'APPROVED'],
};

/** Whether a loan may move, as far as its status goes. */
export function canMove(mover: Mover, current: LoanStatus, next: LoanStatus): boolean {
  return MOVES[current][mover]?.includes(next) ?? false;
}

/**
 * What a decision makes of a loan.
 * @param isByRule whether the present status is the rule's decision, and no officer's yet
 * @throws InvalidTransition
 */
export function statusAfter(
  decision: Decision,
  current: LoanStatus,
  mover: 'officer' | 'rule',
  isByRule = false,
): LoanStatus {
  const next = OUTCOME[decision];
  const mayThinkAgain = isByRule && (AFTER_RULE[current]?.includes(next) ?? false);
  if (!canMove(mover, current, next) && !mayThinkAgain) {
    throw new InvalidTransition({
      detail: filled('A loan that is {current} cannot become {next}.', { current, next }),
    });
  }
  return next;
}

export interface LoanStatusLook extends StatusLook {
  readonly statement: Words;
}

/** What a member is told in each status, until staff say otherwise (docs/deviations.md, C13). */
export const LOAN_LOOKS: Readonly<Record<LoanStatus, LoanStatusLook>> = {
  PENDING: {
    color: 'info',
    icon: 'PersonSearchRounded',
    statement: 'LOAN APPLICATION IS PENDING REVIEW',
    message: 'Scheduled for evaluation, for more info please contact your designated Loan Officer.',
  },
  UNDER_REVIEW: {
    color: 'info',
    icon: 'UpdateRounded',
    statement: 'LOAN APPLICATION IS UNDER REVIEW',
    message: 'Your Loan Officer is reading your application.\nYou need not do anything now.',
  },
  ON_HOLD: {
    color: 'warning',
    icon: 'PauseCircleOutlineRounded',
    statement: 'LOAN APPLICATION IS ON HOLD',
    message: 'Something is missing to go on.\nPlease contact your designated Loan Officer.',
  },
  APPROVED: {
    color: 'success',
    icon: 'CheckCircleOutlineRounded',
    statement: 'LOAN APPLICATION IS APPROVED',
    message: 'Your loan is approved.\nWhat is in your wallet can be withdrawn whenever you like.',
  },
  REJECTED: {
    color: 'danger',
    icon: 'HighlightOffRounded',
    statement: 'LOAN APPLICATION IS NOT APPROVED',
    message: 'We cannot lend to you this time.\nYour Loan Officer can tell you why, and you may apply again.',
  },
  CANCELLED: {
    color: 'warning',
    icon: 'BlockRounded',
    statement: 'LOAN APPLICATION IS CANCELLED',
    message: 'This application was cancelled.\nYou may apply again.',
  },
  REPAID: {
    color: 'success',
    icon: 'CurrencyExchangeRounded',
    statement: 'LOAN IS REPAID',
    message: 'Your loan is repaid in full.\nThank you; you may borrow again.',
  },
  WRITTEN_OFF: {
    color: 'warning',
    icon: 'PauseCircleOutlineRounded',
    statement: 'LOAN IS WRITTEN OFF',
    message:
      'Nothing more is charged on this loan. What is left of it is still owed.\nYou may pay it whenever you can, in parts too.',
  },
};

/** A cancelled application whose days were over: nobody cancelled it. */
export const LAPSED_LOOK: LoanStatusLook = {
  ...LOAN_LOOKS.CANCELLED,
  statement: 'LOAN APPLICATION HAS LAPSED',
  message:
    'This application was not decided in time, so it has lapsed.\nYou may apply again, with the figures of today.',
};
