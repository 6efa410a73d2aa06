import type { ConfigDto, LoanLimitsDto } from '@pautang/sdk';
import type { LoanOffer } from '../../components/loan-box/loan-choice';

/** The product's loan, within what this member may borrow. */
export function ownOffer(
  { interestRate, interestMethod }: Pick<ConfigDto, 'interestRate' | 'interestMethod'>,
  { minLoan, maxLoan, terms }: Pick<LoanLimitsDto, 'minLoan' | 'maxLoan' | 'terms'>,
): LoanOffer {
  return { interestRate, interestMethod, minLoan, maxLoan, terms };
}
