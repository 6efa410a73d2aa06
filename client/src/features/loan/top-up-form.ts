import type { ConfigDto, LoanLimitsDto, TopUpOfferDto, TopUpQuoteRequestDto } from '@pautang/sdk';
import type { LoanCurrency } from '../../api/currency';
import { ApiError, type FieldErrors } from '../../api/problem';
import { loanFieldErrors, quoteRequest } from '../../components/application/application';
import { defineForm } from '../../components/form/define-form';
import {
  choiceAgain,
  firstLoanChoice,
  type LoanChoice,
  type LoanOffer,
} from '../../components/loan-box/loan-choice';

/** Amount and term, which wait in this tab for a reload, and the consent, which does not. Until one is chosen, they are the least. */
export const topUpForm = defineForm({
  empty: { amount: '', term: 0, isChosen: false, agreed: false },
  rules: {},
  judges: { agreed: (agreed) => agreed },
  secrets: ['agreed'],
  kept: 'topUp',
});

type TopUpValues = typeof topUpForm.empty;

/** What this member may borrow, from what pays off the running loan and leaves enough after the charges. */
export function topUpOffer(
  { interestRate, interestMethod, charges }: Pick<ConfigDto, 'interestRate' | 'interestMethod' | 'charges'>,
  { minLoan, maxLoan, terms }: Pick<LoanLimitsDto, 'minLoan' | 'maxLoan' | 'terms'>,
  { leastLoanPHP = minLoan }: Pick<TopUpOfferDto, 'leastLoanPHP'>,
): LoanOffer {
  return { interestRate, interestMethod, charges, terms, maxLoan, minLoan: leastLoanPHP };
}

/** What the form holds, as a choice of loan in the currency of the running one. */
export function topUpChoice(
  { amount, term, isChosen }: Pick<TopUpValues, 'amount' | 'term' | 'isChosen'>,
  offer: LoanOffer,
  currency: LoanCurrency,
): LoanChoice {
  const first = firstLoanChoice(offer);
  const kept = {
    currency: currency.code,
    text: amount,
    phpMinor: first.amount.phpMinor,
    termMonths: term || first.termMonths,
  };
  const choice = choiceAgain(kept, offer, [currency]);
  return isChosen ? { ...choice, text: amount } : choice;
}

/** What is asked for; the currency is that of the running loan. */
export function topUpRequest(
  choice: LoanChoice,
  owner: Pick<TopUpQuoteRequestDto, 'phoneNumber' | 'loanNumber'>,
): TopUpQuoteRequestDto {
  const { selectedCurrency: _, ...wish } = quoteRequest(choice);
  return { ...owner, ...wish };
}

/** What the server says of the fields; that too little would be left is about the amount. */
export function topUpFieldErrors(error: unknown): FieldErrors {
  const isTooLittle = error instanceof ApiError && error.problem?.reason === 'TOO_LITTLE_LEFT';
  return isTooLittle ? { amount: error.message } : loanFieldErrors(error);
}
