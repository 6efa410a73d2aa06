import { effectiveRates } from '@pautang/loan-terms';
import { figuresOf, firstLoanChoice, type LoanOffer } from '../../components/loan-box/loan-choice';

/** The loan that the calculator starts with: the least one, over six months. */
export function representativeLoan(offer: LoanOffer) {
  const quote = figuresOf(firstLoanChoice(offer));
  return { ...quote, ...effectiveRates(quote) };
}
