import {
  type ChargedLoan,
  chargeLoan,
  coinMinor,
  type InterestMethod,
  type LoanChargeRule,
  type LoanQuote,
  type LoanTerms,
  PESO_MINOR,
  PrincipalTooSmall,
  quoteLoan,
  roundingUnitMinor,
} from '@pautang/loan-terms';
import type { ConfigDto } from '@pautang/sdk';
import { type LoanCurrency, pesos } from '../../api/currency';
import {
  amountOfPesos,
  amountText,
  amountWithin,
  convertAmount,
  type LoanAmount,
  type LoanLimits,
  settledAmount,
  typedText,
} from '../../lib/loan-amount';
import { manilaDay } from '../../lib/manila-day';

/** What there is to choose from. */
export interface LoanOffer extends LoanLimits {
  /** Percent a month. */
  readonly interestRate: number;
  readonly interestMethod: InterestMethod;
  /** Months. */
  readonly terms: readonly number[];
  /** What a loan is charged once. */
  readonly charges?: ConfigDto['charges'];
}

/** Currency, amount and period, as the calculator and the loan box let one choose them. */
export interface LoanChoice {
  readonly offer: LoanOffer;
  readonly currency: LoanCurrency;
  /** As it stands in the field, while one types. */
  readonly text: string;
  /** The loan that the text means; always one that can be had. */
  readonly amount: LoanAmount;
  readonly termMonths: number;
}

export type LoanChoiceEvent =
  | { type: 'typed'; text: string }
  | { type: 'left' }
  | { type: 'currency'; currency: LoanCurrency }
  | { type: 'term'; termMonths: number }
  /** There is something else to choose from now; what was chosen stays until one leaves its field. */
  | { type: 'offer'; offer: LoanOffer };

const usualTerm = 6;

export function firstLoanChoice(offer: LoanOffer): LoanChoice {
  const amount = amountOfPesos(offer.minLoan, pesos.unitsPerPhp);
  return {
    offer,
    currency: pesos,
    text: amountText(amount.foreignMinor),
    amount,
    termMonths: offer.terms.includes(usualTerm) ? usualTerm : (offer.terms[0] ?? usualTerm),
  };
}

/** A choice as it waits in the tab, without what it was chosen from. */
export interface KeptChoice {
  readonly currency: string;
  readonly text: string;
  readonly phpMinor: number;
  readonly termMonths: number;
}

/** The longest term that is not longer, else the shortest there is. */
function termWithin(termMonths: number, { terms }: LoanOffer): number {
  const allowed = terms.filter((term) => term <= termMonths);
  return allowed.length > 0 ? Math.max(...allowed) : Math.min(...terms);
}

/**
 * An earlier choice, within what is offered now. Where its currency is not offered, or its rate not known yet, it is
 * the same in pesos.
 */
export function choiceAgain(
  { currency: code, text, phpMinor, termMonths }: KeptChoice,
  offer: LoanOffer,
  currencies: readonly LoanCurrency[],
): LoanChoice {
  const known = currencies.find((currency) => currency.code === code);
  const currency = known ?? pesos;
  const amount = known
    ? settledAmount(text, offer, currency.unitsPerPhp)
    : amountWithin({ phpMinor, foreignMinor: phpMinor }, offer, currency.unitsPerPhp);
  return {
    offer,
    currency,
    text: amountText(amount.foreignMinor),
    amount,
    termMonths: termWithin(termMonths, offer),
  };
}

export function loanChoice(state: LoanChoice, event: LoanChoiceEvent): LoanChoice {
  const { offer, currency } = state;
  switch (event.type) {
    case 'typed': {
      const text = typedText(event.text, offer, currency.unitsPerPhp);
      return { ...state, text, amount: settledAmount(text, offer, currency.unitsPerPhp) };
    }
    case 'left': {
      const amount = amountWithin(state.amount, offer, currency.unitsPerPhp);
      return { ...state, amount, text: amountText(amount.foreignMinor) };
    }
    case 'currency': {
      const amount = convertAmount(state.amount, event.currency.unitsPerPhp);
      return { ...state, currency: event.currency, amount, text: amountText(amount.foreignMinor) };
    }
    case 'term':
      return { ...state, termMonths: event.termMonths };
    case 'offer':
      return { ...state, offer: event.offer };
  }
}

/** Whether both mean the same loan, however it stands in the field. */
export const isSameLoan = (one: LoanChoice, other: LoanChoice): boolean =>
  one.currency.code === other.currency.code &&
  one.termMonths === other.termMonths &&
  one.amount.phpMinor === other.amount.phpMinor &&
  one.amount.foreignMinor === other.amount.foreignMinor;

/** What the loan costs, with what is charged once where something is. */
export interface Figures extends LoanQuote {
  readonly charged?: ChargedLoan;
}

/** The figures beside the choice, computed as the server computes them; null where the loan is too small for its term. */
export function figuresOf(choice: LoanChoice): Figures | null {
  const { currency, amount } = choice;
  const charged = chargedOf(choice)?.foreign;
  const quote = repaidToItsEnd({
    ...termsOf(choice),
    principalMinor: charged?.principalMinor ?? amount.foreignMinor,
    unitMinor: roundingUnitMinor(currency.unitsPerPhp),
    coinMinor: coinMinor(currency.code),
  });
  return quote && { ...quote, ...(charged && { charged }) };
}

/** The same loan in pesos, of its own principal. */
export function pesosFiguresOf(choice: LoanChoice): LoanQuote | null {
  const principalMinor = chargedOf(choice)?.php.principalMinor ?? choice.amount.phpMinor;
  return repaidToItsEnd({ ...termsOf(choice), principalMinor, unitMinor: PESO_MINOR });
}

/** Where the limits are low, rounding repays a small loan before its last month: the server offers none then either. */
function repaidToItsEnd(terms: LoanTerms): LoanQuote | null {
  try {
    return quoteLoan(terms);
  } catch (error) {
    if (!(error instanceof PrincipalTooSmall)) throw error;
    return null;
  }
}

function termsOf({ offer, termMonths }: LoanChoice) {
  return { termMonths, ratePercent: offer.interestRate, method: offer.interestMethod };
}

function chargedOf({ offer, currency, amount, termMonths }: LoanChoice) {
  if (!offer.charges) return undefined;
  const charged = chargeLoan(offer.charges as readonly LoanChargeRule[], {
    ...amount,
    termMonths,
    unitsPerPhp: currency.unitsPerPhp,
    unitMinor: roundingUnitMinor(currency.unitsPerPhp),
    coinMinor: coinMinor(currency.code),
    startsOn: manilaDay(Date.now()),
  });
  return charged.php.charges.length > 0 ? charged : undefined;
}
