import { storage } from '../../lib/storage';
import { tabStorage } from '../../lib/tab-storage';
import type { KeptChoice, LoanChoice } from './loan-choice';

/** Where a loan is chosen. */
export type ChoicePlace = 'calculator' | 'loanBox';

const keyOf: Record<ChoicePlace, string> = { calculator: 'calculatorChoice', loanBox: 'loanChoice' };

interface Kept extends KeptChoice {
  /** Whose it is; nobody's while one is not signed in. */
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
  return kept.owner === null || kept.owner === storage.myPhoneNumber ? kept : undefined;
}

export function keepChoice(place: ChoicePlace, { currency, text, amount, termMonths }: LoanChoice): void {
  const kept: Kept = {
    owner: storage.myPhoneNumber,
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
