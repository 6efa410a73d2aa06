import { toDayNumber } from '../calendar';
import { allocate, takeBackInterest } from './allocation';
import { changedRoom } from './cap';
import { cappedContract, withinYearlyCap } from './changed-cap';
import type { ChangedInstallment, ScheduleChange } from './contract';
import { earnedInterest, interestCharge } from './earned-interest';
import { beginPause, earnedOfPause } from './pause-interest';
import {
  isPaidUp,
  type RunningInstallment,
  type RunningLoan,
  unpaidMinor,
  unpaidOfSchedule,
  untouched,
} from './running-loan';

/** What is left of a schedule that was closed. */
export interface ClosedSchedule {
  /** From this day on a new schedule bears interest: what was paid ahead stays paid. */
  readonly beginsDay: number;
  readonly principalMinor: number;
  /** Interest that was charged and is unpaid. */
  readonly interestMinor: number;
  /** Of it: what the month that had begun has earned. */
  readonly ofMonthMinor: number;
  /** How many installments had principal to pay, but for small rests. */
  readonly installmentCount: number;
}

/**
 * Closes the old schedule and goes on with the new one. A loan that is closed by now stays as it is, as where a payment
 * of an earlier day was counted after all. Where a payment from before the change was taken back since, more is left than
 * the new schedule was agreed for: it is due with its first installment. What was late longer by that has cost more too, and
 * interest that the year then has no room for is not charged.
 */
export function changeSchedule(loan: RunningLoan, change: ScheduleChange, day: number): void {
  keepAgreed(loan);
  const before = cappedContract(loan);
  const closed = closeSchedule(loan, day, change.takesRests);
  if (!closed) return;
  let beginsDay = closed.beginsDay;
  const fitting = withinYearlyCap(change.installments, loan, closed.beginsDay, before);
  const added = fitting.map((installment, index) => {
    const running = openInstallment(fitting, index, beginsDay);
    if (change.pausedUntil !== undefined && installment.pauseMinor > 0) {
      running.pause = beginPause(installment.pauseMinor, closed, toDayNumber(change.pausedUntil));
    }
    beginsDay = running.dueDay;
    return running;
  });
  settlePrincipalDifference(added, closed.principalMinor);
  settleInterestDifference(added, closed.interestMinor);
  loan.installments = [...loan.installments, ...added];
  loan.changes = [...loan.changes, change];
  changedRoom(loan.capRoom, before, cappedContract(loan));
}

/**
 * Charges the interest earned by the day, and takes what is unpaid of principal and interest out of its installments;
 * penalties and late charges stay due. Interest that was paid ahead of the month in which the schedule ends pays principal.
 * @param takesRests whether small rests of installments that are paid but for them go along
 * @returns undefined where nothing is unpaid
 */
export function closeSchedule(
  loan: RunningLoan,
  day: number,
  takesRests = false,
): ClosedSchedule | undefined {
  const { contract } = loan;
  const { policy } = contract;
  const first = loan.installments.findIndex(
    (one) => one.movedDay === undefined && !isPaidUp(unpaidOfSchedule(one), policy),
  );
  const head = loan.installments[first];
  if (!head) return undefined;
  const tail = loan.installments.slice(first);
  const beginsDay = Math.max(day, head.beginsDay);
  for (const installment of tail) {
    if (installment.dueDay <= day) continue;
    const earnedMinor = earnedInterest(installment, day, contract);
    installment.interestMinor -= installment.chargeableInterestMinor - earnedMinor;
    installment.chargeableInterestMinor = earnedMinor;
    loan.charges.push(...interestCharge(installment, day));
    takeBackInterest(loan.receipts, installment);
  }
  for (const earlier of loan.receipts) allocate(earlier, tail, ['PRINCIPAL']);
  const rest = takeRests(takesRests ? loan.installments.slice(0, first) : [], day);
  const left = { ...rest, ofMonthMinor: 0, installmentCount: 0 };
  for (const installment of tail) {
    const principalMinor = unpaidMinor(installment, 'PRINCIPAL');
    const interestMinor = unpaidMinor(installment, 'INTEREST');
    if (principalMinor > 0 && !isPaidUp(principalMinor + interestMinor, policy)) left.installmentCount++;
    const { dueDay, chargeableInterestMinor, carriedMinor = 0 } = installment;
    const ownMinor =
      chargeableInterestMinor - carriedMinor - earnedOfPause(installment, day, policy.rules?.coinMinor);
    const isOfMonth = installment.beginsDay < day && day < dueDay;
    left.principalMinor += principalMinor;
    left.interestMinor += interestMinor;
    if (isOfMonth) left.ofMonthMinor += Math.min(interestMinor, ownMinor);
    installment.chargedMinor =
      (dueDay <= day ? installment.interestMinor : chargeableInterestMinor) - carriedMinor;
    installment.principalMinor -= principalMinor;
    installment.interestMinor -= interestMinor;
    installment.chargeableInterestMinor -= interestMinor;
    installment.movedDay = day;
    installment.dueDay = Math.min(installment.dueDay, beginsDay);
  }
  return { beginsDay, ...left };
}

/**
 * Takes the small rests out of installments that are paid but for them: those stay paid. Interest that is not charged yet stays
 * where it is.
 */
function takeRests(paidUp: readonly RunningInstallment[], day: number) {
  const rest = { principalMinor: 0, interestMinor: 0 };
  for (const installment of paidUp) {
    if (installment.movedDay !== undefined) continue;
    const principalMinor = unpaidMinor(installment, 'PRINCIPAL');
    installment.principalMinor -= principalMinor;
    rest.principalMinor += principalMinor;
    const interestMinor = installment.dueDay <= day ? unpaidMinor(installment, 'INTEREST') : 0;
    if (interestMinor === 0) continue;
    installment.chargedMinor = installment.interestMinor - (installment.carriedMinor ?? 0);
    installment.interestMinor -= interestMinor;
    installment.chargeableInterestMinor -= interestMinor;
    rest.interestMinor += interestMinor;
  }
  return rest;
}

/** A schedule that changes is not the contract's any more: that one stays as it was agreed. */
function keepAgreed(loan: RunningLoan): void {
  if (loan.changes.length > 0) return;
  const installments = loan.contract.installments.map(
    ({ number, dueOn, principalMinor, interestMinor, keptOn }) => {
      return { number, dueOn, principalMinor, interestMinor, ...(keptOn !== undefined && { keptOn }) };
    },
  );
  loan.contract = { ...loan.contract, installments };
}

function openInstallment(
  installments: readonly ChangedInstallment[],
  index: number,
  beginsDay: number,
): RunningInstallment {
  const { number, dueOn, principalMinor, interestMinor, carriedMinor, pauseMinor, keptOn } =
    installments[index]!;
  const agreed = { number, dueOn, principalMinor, interestMinor, keptOn };
  const running = untouched(agreed, beginsDay, toDayNumber(dueOn));
  const ownMinor = interestMinor - carriedMinor - pauseMinor;
  running.monthInterestMinor = ownMinor;
  running.carriedMinor = carriedMinor;
  running.period = {
    beginsDay,
    interestMinor: ownMinor,
    principalMinor: installments.slice(index).reduce((sum, one) => sum + one.principalMinor, 0),
  };
  return running;
}

function settlePrincipalDifference(added: readonly RunningInstallment[], leftMinor: number): void {
  let differenceMinor = leftMinor - added.reduce((sum, one) => sum + one.principalMinor, 0);
  if (differenceMinor > 0) added[0]!.principalMinor += differenceMinor;
  for (const installment of [...added].reverse()) {
    if (differenceMinor >= 0) return;
    const takenMinor = Math.min(installment.principalMinor, -differenceMinor);
    installment.principalMinor -= takenMinor;
    differenceMinor += takenMinor;
  }
}

function settleInterestDifference(added: readonly RunningInstallment[], leftMinor: number): void {
  let differenceMinor = leftMinor - added.reduce((sum, one) => sum + (one.carriedMinor ?? 0), 0);
  for (const installment of added) {
    if (differenceMinor === 0) return;
    const carriedMinor = installment.carriedMinor ?? 0;
    const changeMinor = Math.max(differenceMinor, -carriedMinor);
    installment.carriedMinor = carriedMinor + changeMinor;
    installment.interestMinor += changeMinor;
    installment.chargeableInterestMinor += changeMinor;
    differenceMinor -= changeMinor;
  }
}
