import type { ErrorCode, LoanQuoteDto } from '@pautang/sdk';
import { ApiError } from '../../api/problem';
import { firstLoanChoice, type LoanChoiceEvent, loanChoice } from '../loan-box/loan-choice';
import { afterFailure, applicationOf, loanFieldErrors, type Proposal, quoteRequest } from './application';

const quote: LoanQuoteDto = {
  selectedCurrency: 'PHP',
  exchangeRate: 1,
  roundingUnit: 1,
  installmentCount: 6,
  interestRate: 0.4,
  interestMethod: 'add_on',
  loanAmountXR: 100_000,
  loanAmountPHP: 100_000,
  interestAmountXR: 400,
  interestAmountPHP: 400,
  monthlyRepaymentXR: 16_667,
  monthlyRepaymentPHP: 16_667,
  installmentAmountXR: 17_067,
  installmentAmountPHP: 17_067,
  financeChargeXR: 2400,
  financeChargePHP: 2400,
  totalAmountXR: 102_400,
  totalAmountPHP: 102_400,
  effectiveMonthlyRate: 0.6846,
  effectiveYearlyRate: 8.53,
  schedule: [],
  termsVersion: '2026-11',
  quoteHash: 'a'.repeat(64),
};
const proposal: Proposal = {
  quote,
  beneficiary: { bankName: 'Amihan Savings Bank', accountNumber: '0011223344' },
  borrower: {
    fullLegalName: 'Lorna Mendoza',
    identityType: 'UMID',
    identityNumberMasked: '123********',
    phoneNumber: '639170000012',
    bankName: 'Amihan Savings Bank',
    accountNumberMasked: '001*******',
  },
  idempotencyKey: 'first',
};

function refusal(
  status: number,
  code: ErrorCode,
  extra = {},
  errors: { field: string; message: string }[] = [],
) {
  const problem = { type: 'about:blank', title: '', status, detail: '', instance: '', message: '', code };
  return new ApiError(status, code, 'The sentence', errors, { ...problem, ...extra } as ApiError['problem']);
}

it('applies with the figures of the quote, the hash of what was shown, and nothing else', () => {
  expect(applicationOf(quote, '639170000011')).toEqual({
    phoneNumber: '639170000011',
    quoteHash: 'a'.repeat(64),
    selectedCurrency: 'PHP',
    exchangeRate: 1,
    loanAmountXR: 100_000,
    loanAmountPHP: 100_000,
    installmentCount: 6,
    installmentAmountXR: 17_067,
    installmentAmountPHP: 17_067,
    interestRate: 0.4,
    interestAmountXR: 400,
    interestAmountPHP: 400,
  });
});

it('names the loan that the quote pays off', () => {
  const topUp = { ...quote, topUp: { loanNumber: 'LN00000001' } as LoanQuoteDto['topUp'] };
  expect(applicationOf(topUp, '639170000011').topUpOf).toBe('LN00000001');
});

describe('after an attempt that failed', () => {
  it.each<[number, ErrorCode]>([
    [0, 'NO_SERVER_RESPONSE'],
    [0, 'TIMEOUT'],
    [504, 'NO_SERVER_RESPONSE'],
    [503, 'INTERNAL_ERROR'],
    [409, 'IDEMPOTENCY_IN_FLIGHT'],
  ])('%d %s keeps figures and key', (status, code) => {
    const next = afterFailure(proposal, refusal(status, code), 'No Server Response', 'second');
    expect(next).toMatchObject({
      quote,
      idempotencyKey: 'first',
      problem: { message: 'No Server Response', noAnswer: true },
    });
  });

  it('changed figures are shown beside the old ones for a new consent, under a new key', () => {
    const fresh = { ...quote, loanAmountXR: 101_000 };
    const next = afterFailure(proposal, refusal(409, 'QUOTE_CHANGED', { quote: fresh }), 'Changed', 'second');
    expect(next).toMatchObject({ quote: fresh, previous: quote, idempotencyKey: 'second' });
    expect(next.problem).toBeUndefined();
  });

  it('another refusal keeps the figures and says why', () => {
    const next = afterFailure(proposal, refusal(409, 'RATES_OUTDATED'), 'The sentence', 'second');
    expect(next).toMatchObject({ quote, problem: { message: 'The sentence', noAnswer: false } });
    expect(next.previous).toBeUndefined();
  });
});

describe('what the server says of the fields', () => {
  const refused = (field: string) =>
    refusal(400, 'VALIDATION_FAILED', {}, [{ field, message: 'Your limit is ₱250,000.00.' }]);

  it('stands at the field of the loan box', () => {
    expect(loanFieldErrors(refused('loanAmountPHP'))).toEqual({ amount: 'Your limit is ₱250,000.00.' });
    expect(loanFieldErrors(refused('installmentCount'))).toEqual({ term: 'Your limit is ₱250,000.00.' });
  });

  it('is nothing where another field or no field is wrong', () => {
    expect(loanFieldErrors(refused('interestRate'))).toEqual({});
    expect(loanFieldErrors(refusal(409, 'QUOTE_CHANGED'))).toEqual({});
  });
});

jest.mock('../../api/client', () => ({ api: {} }));

const offer = {
  minLoan: 100_000,
  maxLoan: 5_000_000,
  interestRate: 0.4,
  interestMethod: 'add_on',
  terms: [6, 12, 24, 36, 48],
} as const;
const yen = { code: 'JPY', name: 'Japanese Yen', sign: '¥', unitsPerPhp: 2.61234 };

function after(...events: LoanChoiceEvent[]) {
  return events.reduce(loanChoice, firstLoanChoice(offer));
}

describe('the quote that is asked for', () => {
  it('names the pesos of a loan in pesos', () => {
    expect(quoteRequest(after({ type: 'typed', text: '250000' }))).toEqual({
      selectedCurrency: 'PHP',
      installmentCount: 6,
      loanAmountPHP: 250_000,
    });
  });

  it('names the pesos after a change of currency, and at the largest loan', () => {
    const changed = after({ type: 'currency', currency: yen });
    expect(quoteRequest(changed)).toMatchObject({ selectedCurrency: 'JPY', loanAmountPHP: 100_000 });
    const largest = loanChoice(changed, { type: 'typed', text: '99999999' });
    expect(quoteRequest(largest)).toMatchObject({ loanAmountPHP: 5_000_000 });
  });

  it('names the amount that was typed in the currency', () => {
    const typed = after({ type: 'currency', currency: yen }, { type: 'typed', text: '300001' });
    expect(quoteRequest(typed)).toEqual({
      selectedCurrency: 'JPY',
      installmentCount: 6,
      loanAmountXR: 300_001,
    });
  });
});
