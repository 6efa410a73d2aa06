import {
  BUCKETS,
  coinMinor,
  type Day,
  type LaterRules,
  lateCostMinor,
  RULES_VERSION,
  toMajor,
  toMinor,
} from '@pautang/loan-terms';
import type { InstallmentDto, LoanQuoteDto, PenaltyRulesDto } from '@pautang/sdk';
import { formatHundredths, formatSignificant } from './format';

/** A loan that runs, or one that is only quoted. */
type Loan = Pick<LoanQuoteDto, 'loanAmountXR' | 'selectedCurrency' | 'interestMethod' | 'interestRate'> & {
  /** Where what is repaid is more than the loan amount, it says so. */
  readonly loanCharges?: { readonly totalXR: number; readonly principalXR?: number };
  readonly schedule: readonly Pick<
    InstallmentDto,
    'installmentNumber' | 'dueDate' | 'principal' | 'interest'
  >[];
  readonly penaltyRules: PenaltyRulesDto;
};

/** What one installment of a loan costs more when it is paid some days after its due day. */
export function lateCost(
  { loanAmountXR, loanCharges, selectedCurrency, interestMethod, interestRate, schedule, penaltyRules }: Loan,
  startsOn: Day,
  installmentNumber: number,
  daysLate: number,
): number {
  const { lifeCapPercent } = penaltyRules;
  const rules: LaterRules | undefined =
    lifeCapPercent === undefined
      ? undefined
      : { version: RULES_VERSION, coinMinor: coinMinor(selectedCurrency), smallRestMinor: 0, lifeCapPercent };
  const contract = {
    principalMinor: toMinor(loanCharges?.principalXR ?? loanAmountXR),
    chargesMinor: toMinor(loanCharges?.totalXR ?? 0),
    method: interestMethod,
    ratePercent: interestRate,
    startsOn,
    installments: schedule.map((installment) => ({
      number: installment.installmentNumber,
      dueOn: installment.dueDate,
      principalMinor: toMinor(installment.principal),
      interestMinor: toMinor(installment.interest),
    })),
    policy: { ...penaltyRules, order: BUCKETS, ...(rules && { rules }) },
  };
  return toMajor(lateCostMinor(contract, installmentNumber, daysLate));
}

/** What the last month costs, where rounding makes it another amount than the months before. */
export function differingLast({
  schedule,
  installmentAmountXR,
}: Pick<LoanQuoteDto, 'schedule' | 'installmentAmountXR'>): number | undefined {
  const last = schedule.at(-1)?.amount;
  return last === installmentAmountXR ? undefined : last;
}

/** One unit in pesos, from units per peso: 2 decimals, and more only where these would read 0.00. */
export function pesosPerUnit(unitsPerPhp: number): string {
  const perUnit = 1 / unitsPerPhp;
  return perUnit < 0.005 ? formatSignificant(perUnit, 2) : formatHundredths(perUnit);
}

/** The same beside an amount in pesos: with so many digits that who multiplies comes to it. */
export function guidePesosPerUnit(unitsPerPhp: number): string {
  return formatSignificant(1 / unitsPerPhp, 6);
}

/** The specification fixes it at nothing, in every currency. */
export const transferFee = 0;
