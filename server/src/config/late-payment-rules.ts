import { agreedTerms } from '@pautang/legal-texts';
import type { ServicingPolicy } from '@pautang/loan-terms';
import type { Environment } from './env';

/** What an edition of the contract says of paying late, in the words of servicing. */
export function latePaymentRules(
  terms: Pick<
    Readonly<Record<keyof typeof agreedTerms, number>>,
    'penaltyAfterDaysLate' | 'penaltyPercentADay' | 'overdueChargePercent' | 'capPercentAYear'
  >,
): Omit<ServicingPolicy, 'order'> {
  return {
    graceDays: terms.penaltyAfterDaysLate,
    dailyPercent: terms.penaltyPercentADay,
    lateChargePercent: terms.overdueChargePercent,
    capPercent: terms.capPercentAYear,
  };
}

/** What paying late costs where a lender asks for less than the contract lays down. Percent. */
export type OwnLateRules = Omit<ServicingPolicy, 'order' | 'rules'> & { readonly lifeCapPercent: number };

/** Undefined for a lender who asks for what the edition in force says. */
export function ownLateRules(environment: Environment): OwnLateRules | undefined {
  const {
    LATE_PENALTY_PERCENT: penaltyPercentADay,
    LATE_CHARGE_PERCENT: overdueChargePercent,
    LATE_LIFE_CAP_PERCENT: lifeCapPercent,
  } = environment;
  const own = { ...agreedTerms, penaltyPercentADay, overdueChargePercent, lifeCapPercent };
  const isLess = (Object.keys(agreedTerms) as (keyof typeof agreedTerms)[]).some(
    (term) => own[term] !== agreedTerms[term],
  );
  return isLess ? { ...latePaymentRules(own), lifeCapPercent } : undefined;
}
