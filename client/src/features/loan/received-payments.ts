import { type OfficerEntry, type ReceivedPayment, toMinor } from '@pautang/loan-terms';
import type { AllocationDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { manilaDay } from '../../lib/manila-day';

const partsOf = ({ penalty, fee, interest, principal }: AllocationDto): number =>
  toMinor(penalty) + toMinor(fee) + toMinor(interest) + toMinor(principal);

/**
 * What was received, oldest first. What was paid too much and used since was never paid on this loan. An account lists
 * the newest payments only; what earlier ones paid is taken as paid on the day on which its installment was.
 */
export function receivedPayments({
  schedule,
  payments,
}: Pick<LoanAccount, 'schedule' | 'payments'>): ReceivedPayment[] {
  const listed = payments.filter(({ reversed }) => !reversed).reverse();
  const known = new Map<number, number>();
  for (const allocation of listed.flatMap(({ allocations }) => allocations)) {
    const { installmentNumber: number } = allocation;
    known.set(number, (known.get(number) ?? 0) + partsOf(allocation));
  }
  const earliest = listed[0] && manilaDay(listed[0].paidAt);
  const earlier = schedule.flatMap(({ installmentNumber: number, paid, paidOn, dueDate }) => {
    const amountMinor = toMinor(paid) - (known.get(number) ?? 0);
    if (amountMinor <= 0) return [];
    return [
      { id: `earlier ${number}`, paidOn: paidOn ?? earliest ?? dueDate, amountMinor, isSettlement: false },
    ];
  });
  return [
    ...earlier,
    ...listed
      .map(({ repaymentNumber, paidAt, amount, creditUsed = 0, settlement }) => ({
        id: repaymentNumber,
        paidOn: manilaDay(paidAt),
        amountMinor: toMinor(amount) - toMinor(creditUsed),
        isSettlement: settlement,
      }))
      .filter(({ amountMinor }) => amountMinor > 0),
  ];
}

/** What was waived. Of one day it comes before the payments: what was waived no payment of the day had paid. */
export function waivedCharges({ waivers }: Pick<LoanAccount, 'waivers'>): OfficerEntry[] {
  return waivers.map(({ date, amount }, index) => ({
    id: `waiver ${index}`,
    kind: 'WAIVER',
    enteredOn: date,
    amountMinor: toMinor(amount),
  }));
}
