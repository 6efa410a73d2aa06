import { BUCKETS, lateCostMinor, toMajor, toMinor } from '@pautang/loan-terms';
import type { LoanAccount } from '../../lib/loan-account.queries';
import { manilaDay } from '../../lib/manila-day';

type Account = Pick<
  LoanAccount,
  'loanAmountXR' | 'interestMethod' | 'interestRate' | 'schedule' | 'penaltyRules'
>;

/** What one installment of a loan costs more when it is paid some days after its due day. */
export function lateCost(
  { loanAmountXR, interestMethod, interestRate, schedule, penaltyRules }: Account,
  approvedAt: string,
  installmentNumber: number,
  daysLate: number,
): number {
  const contract = {
    principalMinor: toMinor(loanAmountXR),
    method: interestMethod,
    ratePercent: interestRate,
    startsOn: manilaDay(approvedAt),
    installments: schedule.map((installment) => ({
      number: installment.installmentNumber,
      dueOn: installment.dueDate,
      principalMinor: toMinor(installment.principal),
      interestMinor: toMinor(installment.interest),
    })),
    policy: { ...penaltyRules, order: BUCKETS },
  };
  return toMajor(lateCostMinor(contract, installmentNumber, daysLate));
}
