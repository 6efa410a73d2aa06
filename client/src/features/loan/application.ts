import { ApiError, type LoanApplyDto, type LoanQuoteDto, NO_SERVER_RESPONSE } from '@pautang/sdk';

/** Where the money goes, as the confirm dialog shows it. */
export interface Beneficiary {
  readonly bankName: string;
  readonly accountNumber: string;
}

/** What the member is asked to agree to. */
export interface Proposal {
  readonly quote: LoanQuoteDto;
  readonly beneficiary: Beneficiary;
  /** One for each consent, and the same when it is sent again after a lost connection. */
  readonly idempotencyKey: string;
  /** The figures took the place of others that the server no longer accepts. */
  readonly changed: boolean;
  /** Why it could not be sent; the same figures may be confirmed again. */
  readonly problem?: { readonly message: string; readonly noAnswer: boolean };
}

export function applicationOf(quote: LoanQuoteDto, phoneNumber: string): LoanApplyDto {
  return {
    phoneNumber,
    selectedCurrency: quote.selectedCurrency,
    exchangeRate: quote.exchangeRate,
    loanAmountXR: quote.loanAmountXR,
    loanAmountPHP: quote.loanAmountPHP,
    installmentCount: quote.installmentCount,
    installmentAmountXR: quote.installmentAmountXR,
    installmentAmountPHP: quote.installmentAmountPHP,
    interestRate: quote.interestRate,
    interestAmountXR: quote.interestAmountXR,
    interestAmountPHP: quote.interestAmountPHP,
  };
}

function isQuote(value: unknown): value is LoanQuoteDto {
  return typeof value === 'object' && value !== null && 'schedule' in value && 'loanAmountXR' in value;
}

/** The fresh quote that a refusal brings along, when the figures have changed meanwhile. */
function freshQuoteIn(error: unknown): LoanQuoteDto | undefined {
  if (!(error instanceof ApiError) || error.code !== 'QUOTE_CHANGED') return undefined;
  const quote = error.problem?.quote;
  return isQuote(quote) ? quote : undefined;
}

/** The proposal after an attempt that failed: with new figures, which need a new consent, or as it was. */
export function afterFailure(proposal: Proposal, error: unknown, message: string, newKey: string): Proposal {
  const quote = freshQuoteIn(error);
  if (quote) return { ...proposal, quote, idempotencyKey: newKey, changed: true, problem: undefined };
  const noAnswer = !(error instanceof ApiError) || error.code === NO_SERVER_RESPONSE;
  return { ...proposal, problem: { message, noAnswer } };
}
