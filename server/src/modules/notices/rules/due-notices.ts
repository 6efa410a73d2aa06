import {
  addDays,
  type Day,
  daysBetween,
  type InstallmentPosition,
  isStillOwed,
  type LoanPosition,
} from '@pautang/loan-terms';
import type { PaymentPromise } from '../../../platform/promises/promises';
import { DAYS_BEFORE, DAYS_LATE, LATE_NOTICES, type NoticeKind, REMINDERS } from '../notice-kinds';

/** A notice that holds on a day, and by what it is told from others of its kind: the day that it is about. */
export interface DueNotice {
  readonly kind: NoticeKind;
  readonly occasion: Day;
  readonly installmentNumber?: number;
}

/** So many days a stage of being late may still be told, where it could not be before. */
const LAST_STAGE_DAYS = 15;
/** A statement of a month is still worth sending for so long. */
const STATEMENT_DAYS = 7;
const STATEMENT_LOOK_DAY = 1;

/** Later than any day that a loan lives to see. */
export const NEVER: Day = '9999-12-31';

/**
 * The notices that hold for a loan on the day of its position. A reminder holds on its one day: 'due in 3 days' is wrong
 * the day after. That an installment is late stays true, so a stage holds until the next one. Who promised to pay is
 * reminded of that alone.
 */
export function noticesOn(position: LoanPosition, promise?: PaymentPromise): DueNotice[] {
  const { asOf, closedOn, installments } = position;
  if (closedOn !== undefined) return [];
  const isPromised = promise !== undefined && promise.dueOn >= asOf;
  const asked = isPromised ? [] : installments.flatMap((one) => [...reminderOf(one, asOf), ...lateOf(one)]);
  const promised: DueNotice[] =
    promise?.dueOn === asOf && !promise.isMade ? [{ kind: 'PROMISE_DUE', occasion: promise.dueOn }] : [];
  return [...promised, ...asked, ...installments.flatMap((one) => statementOf(one, asOf))];
}

/** The first day after that of the position on which there may be a notice, when nobody pays before it. */
export function nextLookOn(position: LoanPosition, promise?: PaymentPromise): Day {
  const { asOf, closedOn, installments } = position;
  if (closedOn !== undefined) return NEVER;
  const days = installments.flatMap((one) => [
    addDays(one.dueOn, STATEMENT_LOOK_DAY),
    ...(isStillOwed(one) ? askingDaysOf(one) : []),
  ]);
  if (promise) days.push(promise.dueOn, addDays(promise.dueOn, 1));
  return days.filter((day) => day > asOf).sort()[0] ?? NEVER;
}

/** Being late begins behind the banking day that still keeps the due day. */
function askingDaysOf({ dueOn, keptOn = dueOn }: InstallmentPosition): Day[] {
  return [
    ...DAYS_BEFORE.map((days) => addDays(dueOn, -days)),
    ...DAYS_LATE.map((days) => addDays(keptOn, days)),
  ];
}

function reminderOf(installment: InstallmentPosition, asOf: Day): DueNotice[] {
  const { number, dueOn } = installment;
  const stage = DAYS_BEFORE.indexOf(daysBetween(asOf, dueOn) as (typeof DAYS_BEFORE)[number]);
  const kind = REMINDERS[stage];
  return kind && isStillOwed(installment) ? [{ kind, occasion: dueOn, installmentNumber: number }] : [];
}

function lateOf({ number, dueOn, status, daysLate }: InstallmentPosition): DueNotice[] {
  const stage = DAYS_LATE.findLastIndex((days) => daysLate >= days);
  const kind = LATE_NOTICES[stage];
  const isOver = daysLate >= DAYS_LATE[DAYS_LATE.length - 1]! + LAST_STAGE_DAYS;
  if (status !== 'OVERDUE' || !kind || isOver) return [];
  return [{ kind, occasion: dueOn, installmentNumber: number }];
}

/** The month that ended with the due day. */
function statementOf({ number, dueOn }: InstallmentPosition, asOf: Day): DueNotice[] {
  const since = daysBetween(dueOn, asOf);
  const isTold = since >= STATEMENT_LOOK_DAY && since <= STATEMENT_DAYS;
  return isTold ? [{ kind: 'STATEMENT', occasion: dueOn, installmentNumber: number }] : [];
}
