import { BUCKETS, type Day, lateCostMinor, toMajor, toMinor } from '@pautang/loan-terms';
import type { InstallmentDto, LoanQuoteDto, PenaltyRulesDto } from '@pautang/sdk';

/** A loan that runs, or one that is only quoted. */
type Loan = Pick<LoanQuoteDto, 'loanAmountXR' | 'interestMethod' | 'interestRate'> & {
  readonly schedule: readonly Pick<
    InstallmentDto,
    'installmentNumber' | 'dueDate' | 'principal' | 'interest'
  >[];
  readonly penaltyRules: PenaltyRulesDto;
};

/** What one installment of a loan costs more when it is paid some days after its due day. */
export function lateCost(
  { loanAmountXR, interestMethod, interestRate, schedule, penaltyRules }: Loan,
  startsOn: Day,
  installmentNumber: number,
  daysLate: number,
): number {
  const contract = {
    principalMinor: toMinor(loanAmountXR),
    method: interestMethod,
    ratePercent: interestRate,
    startsOn,
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
