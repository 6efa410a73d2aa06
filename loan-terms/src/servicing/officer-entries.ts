import { type Day, fromDayNumber, toDayNumber } from '../calendar';
import { allocate, takeBackInterest } from './allocation';
import type { CreditUse, LoanEntry, OfficerEntry, ScheduleChange } from './contract';
import { interestCharge, stopInterest } from './earned-interest';
import { isPaidUp, note, type RunningLoan, unpaidMinor } from './running-loan';
import { changeSchedule } from './schedule-change';
import { closeLoan, payoffOn } from './settlement';

export function isOfficers(entry: Exclude<LoanEntry, CreditUse>): entry is OfficerEntry | ScheduleChange {
  return 'enteredOn' in entry;
}

export function dayOf(entry: LoanEntry): Day {
  return 'enteredOn' in entry ? entry.enteredOn : entry.paidOn;
}

/** A loan that is closed, or was written off already, stays as it is. */
export function enter(loan: RunningLoan, entry: OfficerEntry | ScheduleChange, day: number): void {
  if (loan.closedDay !== undefined || loan.writtenOffDay !== undefined) return;
  if (entry.kind === 'WAIVER') waive(loan, entry, day);
  else if (entry.kind === 'SCHEDULE_CHANGE') changeSchedule(loan, entry, day);
  else if (entry.liftedOn === undefined) writeOff(loan, day);
  else loan.lenience = [...loan.lenience, { afterDay: day, untilDay: toDayNumber(entry.liftedOn) }];
}

/**
 * The oldest installment first, of each the penalties before the late charge. What finds nothing to waive is void, as where
 * a payment of an earlier day turns out to have kept a penalty from being charged. The room of the cap stays used.
 */
function waive(loan: RunningLoan, { id, amountMinor }: OfficerEntry, day: number): void {
  let leftMinor = amountMinor;
  for (const installment of loan.installments) {
    for (const bucket of ['PENALTY', 'FEE'] as const) {
      const partMinor = Math.min(leftMinor, unpaidMinor(installment, bucket));
      if (partMinor <= 0) continue;
      installment.forgiven[bucket] += partMinor;
      leftMinor -= partMinor;
      const { number: installmentNumber } = installment;
      const part = { chargedOn: fromDayNumber(day), amountMinor: partMinor, waivedMinor: 0 };
      note(loan, { installmentNumber, kind: `WAIVED_${bucket}`, ...part }, day);
    }
  }
  if (isPaidUp(payoffOn(loan, day), loan.contract.policy))
    closeLoan(loan, { paymentId: id, restMinor: 0, allocations: [] }, day);
}

/** The interest of the current month is charged up to the day, and that of later months never. */
function writeOff(loan: RunningLoan, day: number): void {
  const { installments, receipts, charges, contract } = loan;
  stopInterest(loan, day);
  for (const installment of installments) {
    if (installment.dueDay <= day) continue;
    charges.push(...interestCharge(installment, day));
    takeBackInterest(receipts, installment);
  }
  for (const earlier of receipts) allocate(earlier, installments, contract.policy.order);
  loan.writtenOffDay = day;
}
