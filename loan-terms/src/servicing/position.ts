import { type Day, fromDayNumber, toDayNumber } from '../calendar';
import { sumOf } from '../money';
import { isOwedAgain, oldestUnpaidOn, owedKinds } from './arrears';
import { BUCKETS, type InstallmentPosition, type InstallmentStatus, type LoanPosition } from './contract';
import {
  isPaidUp,
  type LateRun,
  type RunningInstallment,
  type RunningLoan,
  unpaidInAll,
} from './running-loan';
import { payoffOn } from './settlement';

/** What is told of a loan that was played through to the end of a day. */
export function positionOf(loan: RunningLoan, asOf: Day): LoanPosition {
  const { installments, receipts, charges, closedDay, writtenOffDay, lenience, past, owedBackMinor } = loan;
  const today = toDayNumber(asOf);
  const allocations = receipts.flatMap((receipt) =>
    receipt.allocations.filter((part) => part.amountMinor > 0),
  );
  const oldestOn = oldestUnpaidOn(loan);
  const isAsked = ({ dueDay }: RunningInstallment) => writtenOffDay !== undefined || dueDay <= today;
  return {
    asOf,
    charges,
    lateCharges: [...loan.lateRuns.values()].map((run) => ({ ...run, days: costlyDays(run, loan) })),
    allocations: allocations.map((allocation) => ({ ...allocation })),
    credits: receipts
      .filter(({ restMinor }) => restMinor > 0)
      .map(({ paymentId, restMinor }) => ({ paymentId, amountMinor: restMinor })),
    uses: loan.uses,
    installments: installments.map((installment) => installmentPosition(installment, today, loan)),
    dueMinor: owedBackMinor + sumOf(installments.filter(isAsked).map(unpaidInAll)),
    payoffMinor: owedBackMinor + (closedDay === undefined ? payoffOn(loan, today) : 0),
    outstandingMinor: owedBackMinor + sumOf(installments.map(unpaidInAll)),
    paidMinor: past.paidMinor + sumOf(allocations.map(({ amountMinor }) => amountMinor)),
    restMinor: sumOf(installments.flatMap(({ rest }) => BUCKETS.map((bucket) => rest[bucket]))),
    creditMinor: past.creditMinor + sumOf(receipts.map(({ restMinor }) => restMinor)),
    owedBackMinor,
    rebateMinor: sumOf(installments.map((one) => one.interestMinor - one.chargeableInterestMinor)),
    ...(closedDay !== undefined && { closedOn: fromDayNumber(closedDay) }),
    ...(writtenOffDay !== undefined && { writtenOffOn: fromDayNumber(writtenOffDay) }),
    ...(lenience.length > 0 && {
      lenient: lenience.map(({ afterDay, untilDay }) => ({
        after: fromDayNumber(afterDay),
        until: fromDayNumber(untilDay),
      })),
    }),
    ...(oldestOn !== undefined && { oldestUnpaidOn: oldestOn }),
    owed: owedKinds(loan),
  };
}

/** Without those on which being late cost nothing. */
function costlyDays({ fromDay, days }: LateRun, { lenience }: RunningLoan): number {
  const lastDay = fromDay + days - 1;
  const free = lenience.map(({ afterDay, untilDay }) =>
    Math.max(0, Math.min(lastDay, untilDay) - Math.max(fromDay - 1, afterDay)),
  );
  return days - sumOf(free);
}

/** Of a loan that was written off, nothing gets late, or later, after that day. */
function installmentPosition(
  installment: RunningInstallment,
  today: number,
  loan: RunningLoan,
): InstallmentPosition {
  const { number, dueOn, keptOn, keptDay, settledDay, movedDay } = installment;
  const { writtenOffDay = today } = loan;
  return {
    number,
    dueOn,
    principalMinor: installment.principalMinor,
    interestMinor: installment.chargeableInterestMinor,
    penaltyMinor: installment.penaltyMinor,
    feeMinor: installment.feeMinor,
    waivedMinor: installment.waivedMinor,
    forgivenMinor: installment.forgiven.PENALTY + installment.forgiven.FEE,
    paid: { ...installment.paid },
    ...(settledDay !== undefined &&
      !isOwedAgain(installment, loan) && { settledOn: fromDayNumber(settledDay) }),
    ...(movedDay !== undefined && { movedOn: fromDayNumber(movedDay) }),
    ...(installment.period && { beginsOn: fromDayNumber(installment.beginsDay) }),
    status: statusOf(installment, today, loan),
    ...(keptOn !== undefined && { keptOn }),
    daysLate: Math.max(0, Math.min(settledDay ?? movedDay ?? today, writtenOffDay) - keptDay),
  };
}

/** Whether something of it is left to pay. */
export function isStillOwed({ status }: Pick<InstallmentPosition, 'status'>): boolean {
  return status !== 'PAID' && status !== 'MOVED';
}

/** The days of grace are late days too: they only cost nothing. */
function statusOf(
  installment: RunningInstallment,
  today: number,
  { contract, writtenOffDay }: RunningLoan,
): InstallmentStatus {
  const { dueDay, keptDay, movedDay } = installment;
  const leftMinor = unpaidInAll(installment);
  const isLeft = writtenOffDay === undefined ? !isPaidUp(leftMinor, contract.policy) : leftMinor > 0;
  if (!isLeft) return movedDay === undefined ? 'PAID' : 'MOVED';
  // What it was late with went into another schedule; what being late cost until then is due, and grows no more.
  if (movedDay !== undefined) return 'DUE';
  if (Math.min(today, writtenOffDay ?? today) > keptDay) return 'OVERDUE';
  return today < dueDay ? 'UPCOMING' : 'DUE';
}
