import { agreedTerms } from '@pautang/legal-texts';
import { effectiveRates } from '@pautang/loan-terms';
import { ConfigurationError, type Environment } from './env';
import { heaviestAmounts, offeredLoan } from './offered-loans';

/**
 * Ceilings for small short loans of lending and financing companies: SEC Memorandum Circular 3, series of 2022, as
 * recalibrated by Memorandum Circular 14, series of 2025, for loans from April 1, 2026. Percent a month; the effective rate
 * holds interest and fees, the penalty is of the installment that is late, and the total cost of the loan is all of these.
 */
const CEILINGS = {
  mostPesos: 10_000,
  mostMonths: 4,
  nominalPercent: 6,
  effectivePercent: 12,
  penaltyPercent: 5,
  totalCostPercent: 100,
} as const;
const DAYS_A_MONTH = 30;
const CIRCULAR = 'SEC Memorandum Circular 14, series of 2025';

/** @throws ConfigurationError where the settings would lend beyond them */
export function assertSmallLoansWithinCeilings(environment: Environment): void {
  const { LOAN_MIN, LOAN_MAX, LOAN_TERMS, LOAN_RATE_PERCENT, LOAN_CHARGES } = environment;
  const terms = LOAN_TERMS.filter((months) => months <= CEILINGS.mostMonths);
  if (LOAN_MIN > CEILINGS.mostPesos || terms.length === 0) return;
  const amounts = heaviestAmounts(environment, LOAN_MIN, Math.min(LOAN_MAX, CEILINGS.mostPesos));
  const effective = terms.flatMap((termMonths) =>
    amounts.map((pesos) => {
      const { quote, charged } = offeredLoan(environment, pesos, termMonths);
      return effectiveRates(quote, charged.proceedsMinor).monthlyPercent;
    }),
  );
  const { penaltyPercentADay, overdueChargePercent } = agreedTerms;
  const beyond = [
    ...(LOAN_RATE_PERCENT > CEILINGS.nominalPercent
      ? [`LOAN_RATE_PERCENT: is above ${CEILINGS.nominalPercent} % a month`]
      : []),
    ...(Math.max(...effective) > CEILINGS.effectivePercent
      ? [
          `${LOAN_CHARGES.length > 0 ? 'LOAN_CHARGES' : 'LOAN_RATE_PERCENT'}: the effective rate is above ${CEILINGS.effectivePercent} % a month`,
        ]
      : []),
    ...(penaltyPercentADay * DAYS_A_MONTH + overdueChargePercent > CEILINGS.penaltyPercent
      ? [
          `LOAN_MIN, LOAN_TERMS: the contract charges more than ${CEILINGS.penaltyPercent} % a month for paying late`,
        ]
      : []),
  ];
  if (beyond.length === 0) return;
  const loans = `for loans of at most ${CEILINGS.mostPesos} pesos and ${CEILINGS.mostMonths} months (${CIRCULAR})`;
  throw new ConfigurationError(beyond.map((problem) => `${problem}, ${loans}`).join('; '));
}
