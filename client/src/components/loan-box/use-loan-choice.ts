import { useEffect, useMemo, useState } from 'react';
import { type LoanCurrency, useLoanCurrencies } from '../../api/currency';
import { storage, tabStorage } from '../../lib/storage';
import { useIsAwake } from '../../lib/use-is-awake';
import {
  choiceAgain,
  firstLoanChoice,
  type KeptChoice,
  type LoanChoice,
  type LoanChoiceEvent,
  type LoanOffer,
  loanChoice,
} from './loan-choice';

/** Where a loan is chosen. */
export type ChoicePlace = 'calculator' | 'loanBox';

const keyOf = { calculator: 'calculatorChoice', loanBox: 'loanChoice' } as const;

interface Kept extends KeptChoice {
  /** Whose account's it is; nobody's while one is not signed in. */
  owner: string | null;
}

function isKept(value: unknown): value is Kept {
  const { currency, text, phpMinor, termMonths } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isText = typeof currency === 'string' && typeof text === 'string';
  return isText && Number.isSafeInteger(phpMinor) && Number.isSafeInteger(termMonths);
}

/** What was chosen there before, in this tab. Another member's choice is nobody else's. */
export function keptChoice(place: ChoicePlace): KeptChoice | undefined {
  const kept = tabStorage.read(keyOf[place]);
  if (!isKept(kept)) return undefined;
  return kept.owner === null || kept.owner === storage.account ? kept : undefined;
}

export function keepChoice(place: ChoicePlace, { currency, text, amount, termMonths }: LoanChoice): void {
  const kept: Kept = {
    owner: storage.account,
    currency: currency.code,
    text,
    phpMinor: amount.phpMinor,
    termMonths,
  };
  tabStorage.keep(keyOf[place], kept);
}

export function forgetChoice(place: ChoicePlace): void {
  tabStorage.forget(keyOf[place]);
}

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
  // A page as it was rendered at build knows of no earlier choice.
  const isAwake = useIsAwake();
  // Until something is chosen here, what was chosen before is taken up anew with each answer that it depends on.
  const choice = useMemo(() => {
    if (!offer) return undefined;
    if (chosen) return loanChoice(chosen, { type: 'offer', offer });
    return kept && isAwake ? choiceAgain(kept, offer, currencies) : firstLoanChoice(offer);
  }, [chosen, kept, isAwake, offer, currencies]);
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
