import { fromPhp, type LoanQuote, quoteLoan, roundingUnitMinor, toMajor } from '@pautang/loan-terms';
import type { LoanQuoteRequestDto } from '@pautang/sdk';
import {
  amountOfPesos,
  amountText,
  convertAmount,
  type LoanAmount,
  type LoanLimits,
  settledAmount,
  typedText,
} from '../../lib/loan-amount';
import { type LoanCurrency, pesos } from '../../lib/loan-offer';

/** What the member may choose from. */
export interface LoanOffer extends LoanLimits {
  /** Percent of the loan a month. */
  readonly interestRate: number;
  /** Months. */
  readonly terms: readonly number[];
}

export interface LoanBoxState {
  readonly offer: LoanOffer;
  readonly currency: LoanCurrency;
  /** As it stands in the field, while one types. */
  readonly text: string;
  /** The loan that the text means; always one that can be had. */
  readonly amount: LoanAmount;
  readonly termMonths: number;
  readonly agreed: boolean;
}

export type LoanBoxEvent =
  | { type: 'typed'; text: string }
  | { type: 'left' }
  | { type: 'currency'; currency: LoanCurrency }
  | { type: 'term'; termMonths: number }
  | { type: 'agreed'; agreed: boolean };

const usualTerm = 6;

export function firstLoanBox(offer: LoanOffer): LoanBoxState {
  const amount = amountOfPesos(offer.minLoan, pesos.unitsPerPhp);
  return {
    offer,
    currency: pesos,
    text: amountText(amount.foreignMinor),
    amount,
    termMonths: offer.terms.includes(usualTerm) ? usualTerm : (offer.terms[0] ?? usualTerm),
    agreed: false,
  };
}

export function loanBox(state: LoanBoxState, event: LoanBoxEvent): LoanBoxState {
  const { offer, currency } = state;
  switch (event.type) {
    case 'typed': {
      const text = typedText(event.text, offer, currency.unitsPerPhp);
      return { ...state, text, amount: settledAmount(text, offer, currency.unitsPerPhp) };
    }
    case 'left':
      return { ...state, text: amountText(state.amount.foreignMinor) };
    case 'currency': {
      const amount = convertAmount(state.amount, event.currency.unitsPerPhp);
      return { ...state, currency: event.currency, amount, text: amountText(amount.foreignMinor) };
    }
    case 'term':
      return { ...state, termMonths: event.termMonths };
    case 'agreed':
      return { ...state, agreed: event.agreed };
  }
}

/** The figures beside the box, computed as the server computes them. */
export function figuresOf({ offer, currency, amount, termMonths }: LoanBoxState): LoanQuote {
  return quoteLoan({
    principalMinor: amount.foreignMinor,
    termMonths,
    ratePercent: offer.interestRate,
    unitMinor: roundingUnitMinor(currency.unitsPerPhp),
  });
}

/** Asks by the pesos where they name the amount, as at the largest loan, else by the amount as it was typed. */
export function quoteRequest({ currency, amount, termMonths }: LoanBoxState): LoanQuoteRequestDto {
  const { phpMinor, foreignMinor } = amount;
  const isFromPesos = fromPhp(phpMinor, currency.unitsPerPhp) === foreignMinor;
  return {
    selectedCurrency: currency.code,
    installmentCount: termMonths,
    ...(isFromPesos ? { loanAmountPHP: toMajor(phpMinor) } : { loanAmountXR: toMajor(foreignMinor) }),
  };
}
