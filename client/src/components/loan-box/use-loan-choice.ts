import { useEffect, useMemo, useState } from 'react';
import { type LoanCurrency, useLoanCurrencies } from '../../api/currency';
import { type ChoicePlace, keepChoice, keptChoice } from './kept-choice';
import {
  choiceAgain,
  firstLoanChoice,
  type LoanChoice,
  type LoanChoiceEvent,
  type LoanOffer,
  loanChoice,
} from './loan-choice';

interface ChosenLoan<Choice> {
  choice: Choice;
  dispatch: (event: LoanChoiceEvent) => void;
  currencies: readonly LoanCurrency[];
}

/** Amount, currency and period of a loan, kept for the tab; no choice until there is something to choose from. */
export function useLoanChoice(place: ChoicePlace, offer: LoanOffer): ChosenLoan<LoanChoice>;
export function useLoanChoice(
  place: ChoicePlace,
  offer: LoanOffer | undefined,
): ChosenLoan<LoanChoice | undefined>;
export function useLoanChoice(place: ChoicePlace, offer: LoanOffer | undefined) {
  const currencies = useLoanCurrencies();
  const [kept] = useState(() => keptChoice(place));
  const [chosen, setChosen] = useState<LoanChoice>();
  // Until something is chosen here, what was chosen before is taken up anew with each answer that it depends on.
  const choice = useMemo(() => {
    if (!offer) return undefined;
    if (chosen) return loanChoice(chosen, { type: 'offer', offer });
    return kept ? choiceAgain(kept, offer, currencies) : firstLoanChoice(offer);
  }, [chosen, kept, offer, currencies]);
  useEffect(() => {
    if (chosen) keepChoice(place, chosen);
  }, [place, chosen]);
  const dispatch = (event: LoanChoiceEvent) =>
    setChosen((current) => {
      const before = current ?? choice;
      return before && loanChoice(offer ? { ...before, offer } : before, event);
    });
  return { choice, dispatch, currencies };
}
