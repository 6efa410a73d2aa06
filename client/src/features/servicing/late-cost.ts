import { addDays, addMonths, serviceLoan, toMajor, toMinor } from '@pautang/loan-terms';
import type { Installment, LoanAccount } from '../../lib/loan-account.queries';

type Account = Pick<LoanAccount, 'loanAmountXR' | 'interestMethod' | 'interestRate' | 'penaltyRules'>;

/** What one installment costs more when it is paid some days after its due day. */
export function lateCost(
  { loanAmountXR, interestMethod, interestRate, penaltyRules }: Account,
  { dueDate, principal, interest }: Pick<Installment, 'dueDate' | 'principal' | 'interest'>,
  daysLate: number,
): number {
  const contract = {
    principalMinor: toMinor(loanAmountXR),
    method: interestMethod,
    ratePercent: interestRate,
    startsOn: addMonths(dueDate, -1),
    installments: [
      { number: 1, dueOn: dueDate, principalMinor: toMinor(principal), interestMinor: toMinor(interest) },
    ],
    policy: { ...penaltyRules, order: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'] as const },
  };
  const { charges } = serviceLoan(contract, [], addDays(dueDate, daysLate));
  const costs = charges.filter(({ kind }) => kind !== 'INTEREST');
  return toMajor(costs.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
}
