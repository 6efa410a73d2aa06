import { fromPhp, toMajor } from '@pautang/loan-terms';
import type {
  BorrowerDto,
  LoanApplyDto,
  LoanQuoteDto,
  LoanQuoteRequestDto,
  MemberInfoDto,
} from '@pautang/sdk';
import { legalName } from '../../api/member';
import { ApiError, type FieldErrors, fieldErrorsOf, mayBeSentAgain } from '../../api/problem';
import { unended } from '../../lib/error-message';
import { maskAfter3 } from '../../lib/format';
import type { LoanChoice } from '../loan-box/loan-choice';

/** Where the money goes, as the confirm dialog shows it. */
export interface Beneficiary {
  readonly bankName: string;
  readonly accountNumber: string;
}

/** What the member is asked to agree to. */
export interface Proposal {
  readonly quote: LoanQuoteDto;
  readonly beneficiary: Beneficiary;
  /** As the contract will name them. */
  readonly borrower: BorrowerDto;
  /** One for each consent, and the same when it is sent again after a lost connection. */
  readonly idempotencyKey: string;
  /** What the member had agreed to, where the server no longer accepts it: these figures took its place. */
  readonly previous?: LoanQuoteDto;
  /** Why it could not be sent; the same figures may be confirmed again. */
  readonly problem?: { readonly message: string; readonly noAnswer: boolean };
}

/** The hash of the quote says which figures were on the screen, so that no others can be agreed to. */
export function applicationOf(quote: LoanQuoteDto, phoneNumber: string): LoanApplyDto {
  return {
    phoneNumber,
    quoteHash: quote.quoteHash,
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
    topUpOf: quote.topUp?.loanNumber,
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
  if (quote) {
    return { ...proposal, quote, previous: proposal.quote, idempotencyKey: newKey, problem: undefined };
  }
  const noAnswer = mayBeSentAgain(error);
  return { ...proposal, problem: { message: noAnswer ? unended(message) : message, noAnswer } };
}

/** What the server says of the fields of the loan box, as that the amount is beyond the member's own limit. */
export function loanFieldErrors(error: unknown): FieldErrors {
  const { loanAmountPHP, loanAmountXR, installmentCount }: FieldErrors = fieldErrorsOf(error);
  return { amount: loanAmountPHP ?? loanAmountXR, term: installmentCount };
}

/** Who the contract would name, as the server will write it down. */
export function borrowerOf(member: MemberInfoDto): BorrowerDto {
  const { phoneNumber, identityType, otherIdentityType, identityNumber, bankName, accountNumber } = member;
  return {
    fullLegalName: legalName(member),
    identityType: otherIdentityType || identityType || '',
    identityNumberMasked: maskAfter3(identityNumber ?? ''),
    phoneNumber,
    bankName: bankName ?? '',
    accountNumberMasked: maskAfter3(accountNumber ?? ''),
  };
}

/** Asks by the pesos where they name the amount, as at the largest loan, else by the amount as it was typed. */
export function quoteRequest({ currency, amount, termMonths }: LoanChoice): LoanQuoteRequestDto {
  const { phpMinor, foreignMinor } = amount;
  const isFromPesos = fromPhp(phpMinor, currency.unitsPerPhp) === foreignMinor;
  return {
    selectedCurrency: currency.code,
    installmentCount: termMonths,
    ...(isFromPesos ? { loanAmountPHP: toMajor(phpMinor) } : { loanAmountXR: toMajor(foreignMinor) }),
  };
}
