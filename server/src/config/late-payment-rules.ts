import type { agreedTerms } from '@pautang/legal-texts';
import type { ServicingPolicy } from '@pautang/loan-terms';

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
