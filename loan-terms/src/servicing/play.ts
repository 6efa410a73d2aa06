import { allocate } from './allocation';
import { chargeCap } from './cap';
import { cappedContract } from './changed-cap';
import type { Charge } from './contract';
import { interestCharge } from './earned-interest';
import { enter, isOfficers } from './officer-entries';
import { latePaymentCharges } from './penalty';
import {
  type EntryOfDay,
  isLenient,
  isPaidUp,
  note,
  type PaymentOfDay,
  type Receipt,
  type RunningInstallment,
  type RunningLoan,
  unpaidInAll,
  unpaidOfSchedule,
} from './running-loan';
import { closeLoan, payoffOn, settleInPart } from './settlement';

/**
 * Plays a loan on to the end of a day: each day first its charges, then its payments. Days on which nothing is charged
 * or paid are passed over.
 * @param payments in their order, none of a day that was played before the last one
 */
export function play(loan: RunningLoan, payments: readonly EntryOfDay[], lastDay: number): void {
  let next = receiveUpTo(loan.playedToDay, loan, payments, 0);
  let chargesOf = dailyCharges(loan);
  while (loan.closedDay === undefined) {
    const day = Math.min(nextChargeDay(loan, loan.playedToDay), payments[next]?.day ?? Infinity);
    if (day > lastDay) break;
    for (const installment of loan.installments) {
      if (installment.dueDay > day || loan.writtenOffDay !== undefined) break;
      if (installment.movedDay !== undefined) continue;
      for (const charge of chargesOf(installment, day)) note(loan, charge, day);
    }
    loan.playedToDay = day;
    const { changes } = loan;
    next = receiveUpTo(day, loan, payments, next);
    if (loan.changes !== changes) chargesOf = dailyCharges(loan);
  }
  for (const payment of payments.slice(next)) receive(loan, payment, lastDay);
  loan.playedToDay = lastDay;
}

/**
 * The next day on which something happens to a loan that nobody pays: a charge, or an installment that was paid ahead
 * and whose month begins, which the credit score waits for. Undefined where there is no such day.
 */
export function nextEventDay(loan: RunningLoan): number | undefined {
  const { installments, playedToDay, closedDay, writtenOffDay } = loan;
  if (closedDay !== undefined || writtenOffDay !== undefined) return undefined;
  const begun = installments.find(
    ({ beginsDay, settledDay }) =>
      beginsDay >= playedToDay && settledDay !== undefined && settledDay <= beginsDay,
  );
  const day = Math.min(nextChargeDay(loan, playedToDay), begun ? begun.beginsDay + 1 : Infinity);
  return day === Infinity ? undefined : day;
}

/** The first day after one on which an installment falls due, or is late and bears penalties. */
function nextChargeDay({ installments, contract, writtenOffDay }: RunningLoan, after: number): number {
  let next = Infinity;
  if (writtenOffDay !== undefined) return next;
  for (const installment of installments) {
    const { dueDay, keptDay } = installment;
    if (dueDay > after) return Math.min(next, dueDay);
    if (isPaidUp(unpaidOfSchedule(installment), contract.policy)) continue;
    const freeUpTo = keptDay + contract.policy.graceDays;
    // No day comes before the next one, so whatever the other installments are charged comes later.
    if (freeUpTo <= after) return after + 1;
    next = Math.min(next, freeUpTo + 1);
  }
  return next;
}

/** What an installment is charged on a day: its interest when it falls due, and afterwards for being late. */
function dailyCharges(loan: RunningLoan): (installment: RunningInstallment, day: number) => Charge[] {
  const lateCharges = latePaymentCharges(loan.contract.policy, chargeCap(cappedContract(loan), loan.capRoom));
  return (installment, day) => {
    if (day === installment.dueDay) return interestCharge(installment, day);
    return isLenient(loan, day) ? [] : lateCharges(installment, day);
  };
}

/** @returns how many payments were received by now. */
function receiveUpTo(
  day: number,
  loan: RunningLoan,
  payments: readonly EntryOfDay[],
  received: number,
): number {
  let next = received;
  for (; next < payments.length && payments[next]!.day <= day; next++) receive(loan, payments[next]!, day);
  return next;
}

function receive(loan: RunningLoan, payment: EntryOfDay, day: number): void {
  const isClosed = loan.closedDay !== undefined;
  if (isOfficers(payment)) enter(loan, payment, day);
  else take(loan, payment, day);
  if (isClosed) return;
  for (const installment of loan.installments) {
    if (installment.movedDay !== undefined) continue;
    if (isPaidUp(unpaidOfSchedule(installment), loan.contract.policy)) installment.settledDay ??= day;
  }
}

function take(loan: RunningLoan, payment: PaymentOfDay, day: number): void {
  const receipt = keep(loan, payment);
  if (loan.closedDay !== undefined) return;
  const { installments, contract } = loan;
  const { policy } = contract;
  const payoffMinor = payoffOn(loan, day);
  const isWrittenOff = loan.writtenOffDay !== undefined;
  const isPaid = (unpaidMinor: number) => (isWrittenOff ? unpaidMinor === 0 : isPaidUp(unpaidMinor, policy));
  if (isPaid(Math.max(0, payoffMinor - payment.amountMinor))) {
    closeLoan(loan, receipt, day);
    return;
  }
  if (payment.isSettlement && !isWrittenOff) settleInPart(loan, receipt, day);
  else allocate(receipt, installments, policy.order);
  // What is left of several installments may be more than one small rest.
  if (installments.every((one) => isPaid(unpaidInAll(one)))) closeLoan(loan, receipt, day);
}

/**
 * Takes the money in. Until it pays something it is the member's credit, and once the loan is closed it stays
 * that.
 */
function keep(loan: RunningLoan, { id, amountMinor }: PaymentOfDay): Receipt {
  const receipt: Receipt = { paymentId: id, restMinor: amountMinor, allocations: [] };
  loan.receipts.push(receipt);
  return receipt;
}
