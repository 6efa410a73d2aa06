import { fromDayNumber } from '../calendar';
import { allocate, pay, takeBackInterest } from './allocation';
import { BUCKETS, type Charge } from './contract';
import { earnedInterest, interestCharge, reviseInterest } from './earned-interest';
import { type Receipt, type RunningInstallment, type RunningLoan, unpaidMinor } from './running-loan';

/**
 * What closes the loan on a day (loan contract, Article 3: early settlement costs nothing): the unpaid
 * principal, the interest earned to that day less the interest paid, and the unpaid penalties and late charges.
 * Interest that is not earned yet is not asked for.
 */
export function payoffOn({ installments, contract }: RunningLoan, day: number): number {
  return installments.reduce(
    (sum, installment) =>
      sum +
      unpaidMinor(installment, 'PRINCIPAL') +
      unpaidMinor(installment, 'PENALTY') +
      unpaidMinor(installment, 'FEE') +
      earnedInterest(installment, day, contract) -
      installment.paid.INTEREST -
      installment.rest.INTEREST,
    0,
  );
}

/**
 * Closes the loan with a payment of at least its payoff, or of so little less that nobody asks for it: the current
 * month's interest is charged up to the day and that of later months never. Interest paid in advance beyond it pays
 * principal, the payment pays the rest, and what is left of it is the member's credit. What is still owed then is
 * the small rest, and written off.
 */
export function closeLoan(loan: RunningLoan, receipt: Receipt, day: number): void {
  for (const installment of loan.installments) {
    if (installment.dueDay <= day || loan.writtenOffDay !== undefined) continue;
    installment.chargeableInterestMinor = earnedInterest(installment, day, loan.contract);
    loan.charges.push(...interestCharge(installment, day));
    takeBackInterest(loan.receipts, installment);
  }
  const earlier = loan.receipts.filter((one) => one !== receipt);
  for (const one of earlier) allocate(one, loan.installments, ['PRINCIPAL']);
  allocate(receipt, loan.installments, loan.contract.policy.order);
  for (const installment of loan.installments) loan.charges.push(...writeOffRest(installment, day));
  loan.closedDay = day;
}

function writeOffRest(installment: RunningInstallment, day: number): Charge[] {
  return BUCKETS.flatMap((bucket) => {
    const amountMinor = unpaidMinor(installment, bucket);
    if (amountMinor === 0) return [];
    installment.rest[bucket] = amountMinor;
    const { number: installmentNumber } = installment;
    const chargedOn = fromDayNumber(day);
    return { installmentNumber, kind: `REST_${bucket}` as const, chargedOn, amountMinor, waivedMinor: 0 };
  });
}

/**
 * Settles a part of the loan early (loan contract, Article 3): first all that is due, then the interest earned
 * by the day, then principal from the last installment backwards, so that the loan ends sooner. Where
 * that makes interest smaller that was paid in advance already, the difference settles principal too.
 */
export function settleInPart(loan: RunningLoan, receipt: Receipt, day: number): void {
  const { installments, contract } = loan;
  const isDue = installments.filter(({ dueDay }) => dueDay <= day);
  allocate(receipt, isDue, contract.policy.order);
  for (const coming of installments.slice(isDue.length)) {
    pay(receipt, coming, 'INTEREST', earnedInterest(coming, day, contract) - coming.paid.INTEREST);
  }
  while (settlePrincipal(loan, day) > 0) {
    reviseInterest(loan, day);
    for (const installment of installments) takeBackInterest(loan.receipts, installment);
  }
}

/** Puts what is left of the payments into principal, from the last installment backwards. @returns how much. */
function settlePrincipal({ installments, receipts }: RunningLoan, day: number): number {
  let settledMinor = 0;
  for (const installment of [...installments].reverse()) {
    if (installment.dueDay <= day) break;
    for (const receipt of receipts) {
      const paidMinor = pay(receipt, installment, 'PRINCIPAL', unpaidMinor(installment, 'PRINCIPAL'));
      installment.settledEarlyMinor += paidMinor;
      settledMinor += paidMinor;
    }
  }
  return settledMinor;
}
