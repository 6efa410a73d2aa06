import { type Day, toDayNumber } from '../calendar';
import { allocate } from './allocation';
import { chargeCap } from './cap';
import type { Charge, LoanPosition, ReceivedPayment, ServicedContract } from './contract';
import { interestCharge } from './earned-interest';
import { latePaymentCharges } from './penalty';
import { positionOf } from './position';
import {
  type Receipt,
  type RunningInstallment,
  type RunningLoan,
  startLoan,
  unpaidMinor,
} from './running-loan';
import { closeLoan, payoffOn, settleInPart } from './settlement';

/**
 * Where a loan stands at the end of a day, from its contract and what was paid: the loan is played through from
 * its first day, each day first its charges, then its payments in their order. Nothing else decides, so a
 * payment that is recorded late, or reversed, needs no rule of its own. Payments after the day are not looked
 * at, and the charges up to it stay the same whatever follows.
 */
export function serviceLoan(
  contract: ServicedContract,
  payments: readonly ReceivedPayment[],
  asOf: Day,
): LoanPosition {
  const loan = startLoan(contract);
  const chargesOf = dailyCharges(contract);
  const received = upTo(asOf, payments);
  const lastDay = toDayNumber(asOf);
  let next = 0;
  for (let day = toDayNumber(contract.startsOn); day <= lastDay && loan.closedDay === undefined; day++) {
    for (const installment of loan.installments) {
      if (installment.dueDay > day) break;
      loan.charges.push(...chargesOf(installment, day));
    }
    for (; next < received.length && received[next]!.day <= day; next++) receive(loan, received[next]!, day);
  }
  for (const payment of received.slice(next)) keep(loan, payment);
  return positionOf(loan, asOf);
}

type PaymentOfDay = ReceivedPayment & { readonly day: number };

/** The payments up to a day, by day, and within one day as they were given. */
function upTo(asOf: Day, payments: readonly ReceivedPayment[]): PaymentOfDay[] {
  return payments
    .filter(({ paidOn }) => paidOn <= asOf)
    .map((payment) => ({ ...payment, day: toDayNumber(payment.paidOn) }))
    .sort((one, other) => one.day - other.day);
}

/** What an installment is charged on a day: its interest when it falls due, and afterwards for being late. */
function dailyCharges(
  contract: ServicedContract,
): (installment: RunningInstallment, day: number) => Charge[] {
  const lateCharges = latePaymentCharges(contract.policy, chargeCap(contract));
  return (installment, day) =>
    day === installment.dueDay ? interestCharge(installment, day) : lateCharges(installment, day);
}

function receive(loan: RunningLoan, payment: PaymentOfDay, day: number): void {
  const receipt = keep(loan, payment);
  if (loan.closedDay !== undefined) return;
  if (payment.amountMinor >= payoffOn(loan, day)) closeLoan(loan, receipt, day);
  else if (payment.isSettlement) settleInPart(loan, receipt, day);
  else allocate(receipt, loan.installments, loan.contract.policy.order);
  for (const installment of loan.installments) noteSettled(installment, day);
}

/**
 * Takes the money in. Until it pays something it is the member's credit, and once the loan is closed it stays
 * that.
 */
function keep(loan: RunningLoan, { id, amountMinor }: ReceivedPayment): Receipt {
  const receipt: Receipt = { paymentId: id, restMinor: amountMinor, allocations: [] };
  loan.receipts.push(receipt);
  return receipt;
}

function noteSettled(installment: RunningInstallment, day: number): void {
  if (unpaidMinor(installment, 'PRINCIPAL') > 0 || unpaidMinor(installment, 'INTEREST') > 0) return;
  installment.settledDay ??= day;
}
