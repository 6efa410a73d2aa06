/** What others are told of a member. */
export const MEMBER_EVENTS = ['member.registered', 'member.activated'] as const;

/** What others are told of something about a member that is another value from then on. */
export const CORRECTION_EVENTS = ['member.corrected'] as const;

/** What others are told of a loan. */
export const LOAN_EVENTS = [
  'loan.applied',
  'loan.under_review',
  'loan.on_hold',
  'loan.approved',
  'loan.rejected',
  'loan.cancelled',
  'loan.repaid',
  'loan.reopened',
  'loan.written_off',
] as const;

/** What others are told of a withdrawal. */
export const WITHDRAWAL_EVENTS = [
  'withdrawal.requested',
  'withdrawal.processing',
  'withdrawal.completed',
  'withdrawal.failed',
] as const;

/** What others are told of a payment. */
export const REPAYMENT_EVENTS = ['repayment.recorded', 'repayment.reversed'] as const;

/** Where a payment came from: staff recorded it, a provider or a statement told of it, or it is credit of another loan. */
export const REPAYMENT_SOURCES = ['STAFF', 'PROVIDER', 'STATEMENT', 'CREDIT'] as const;
export type RepaymentSource = (typeof REPAYMENT_SOURCES)[number];

/** What others are told of penalties and late charges that officers waive. */
export const WAIVER_EVENTS = ['waiver.recorded', 'waiver.reversed'] as const;

/** What others are told of a payment that a member promises. */
export const PROMISE_EVENTS = [
  'loan.promise.made',
  'loan.promise.withdrawn',
  'loan.promise.kept',
  'loan.promise.broken',
] as const;

/** What others are told of a member who cannot pay as agreed. */
export const HARDSHIP_EVENTS = [
  'loan.hardship.asked',
  'loan.hardship.agreed',
  'loan.hardship.refused',
  'loan.hardship.withdrawn',
  'loan.hardship.ended',
] as const;

/** What happens to members. */
export const EVENT_TYPES = [
  ...MEMBER_EVENTS,
  ...CORRECTION_EVENTS,
  ...LOAN_EVENTS,
  ...WITHDRAWAL_EVENTS,
  ...REPAYMENT_EVENTS,
  ...WAIVER_EVENTS,
  ...PROMISE_EVENTS,
  ...HARDSHIP_EVENTS,
] as const;

/** Sent when somebody tries an endpoint out; nothing has happened then. */
export const TEST_EVENT = 'webhook.test';

export type EventType = (typeof EVENT_TYPES)[number] | typeof TEST_EVENT;

/** What a member is told no news of: they did it themselves a moment ago. An index leaves these out. */
export const UNNOTICED = [
  'member.registered',
  'member.activated',
  'loan.applied',
  'withdrawal.requested',
  TEST_EVENT,
] as const satisfies readonly EventType[];

/** Of the bodies that are sent, all of them; a change that a receiver must know of raises it. */
export const EVENT_VERSION = 1;
