import { chargesMinor, effectiveRates } from '@pautang/loan-terms';
import { ConfigurationError, type Environment } from './env';
import { firstSteps, heaviestAmounts, offeredLoan } from './offered-loans';

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
  const { LATE_PENALTY_PERCENT, LATE_CHARGE_PERCENT, LATE_LIFE_CAP_PERCENT } = environment;
  const terms = LOAN_TERMS.filter((months) => months <= CEILINGS.mostMonths);
  if (LOAN_MIN > CEILINGS.mostPesos || terms.length === 0) return;
  const most = Math.min(LOAN_MAX, CEILINGS.mostPesos);
  const amounts = heaviestAmounts(environment, most).flatMap((first) => firstSteps(first, most));
  const offered = terms.flatMap((termMonths) =>
    amounts.map((pesos) => offeredLoan(environment, pesos, termMonths)),
  );
  const effective = offered.map(
    ({ quote, charged }) => effectiveRates(quote, charged.proceedsMinor).monthlyPercent,
  );
  const costPercent = offered.map(
    ({ quote, charged }) =>
      ((quote.financeChargeMinor + chargesMinor(charged.charges)) * 100) / quote.principalMinor,
  );
  const beyond = [
    ...(LOAN_RATE_PERCENT > CEILINGS.nominalPercent
      ? [`LOAN_RATE_PERCENT: is above ${CEILINGS.nominalPercent} % a month`]
      : []),
    ...(Math.max(...effective) > CEILINGS.effectivePercent
      ? [
          `${LOAN_CHARGES.length > 0 ? 'LOAN_CHARGES' : 'LOAN_RATE_PERCENT'}: the effective rate is above ${CEILINGS.effectivePercent} % a month`,
        ]
      : []),
    ...(inTenThousandths(LATE_PENALTY_PERCENT) * DAYS_A_MONTH + inTenThousandths(LATE_CHARGE_PERCENT) >
    inTenThousandths(CEILINGS.penaltyPercent)
      ? [
          `LATE_PENALTY_PERCENT, LATE_CHARGE_PERCENT: paying late costs more than ${CEILINGS.penaltyPercent} % a month`,
        ]
      : []),
    ...(Math.max(...costPercent) + LATE_LIFE_CAP_PERCENT > CEILINGS.totalCostPercent
      ? [
          `LATE_LIFE_CAP_PERCENT: with interest and charges, a loan may cost more than ${CEILINGS.totalCostPercent} % of it in all`,
        ]
      : []),
  ];
  if (beyond.length === 0) return;
  const loans = `for loans of at most ${CEILINGS.mostPesos} pesos and ${CEILINGS.mostMonths} months (${CIRCULAR})`;
  throw new ConfigurationError(beyond.map((problem) => `${problem}, ${loans}`).join('; '));
}

/** 30 times 0.1 and 2 are 5, and no more. */
function inTenThousandths(percent: number): number {
  return Math.round(percent * 10_000);
}
