import { ApiError, type LoanQuoteDto } from '@pautang/sdk';
import { afterFailure, applicationOf, type Proposal } from './application';

const quote: LoanQuoteDto = {
  selectedCurrency: 'PHP',
  exchangeRate: 1,
  roundingUnit: 1,
  installmentCount: 6,
  interestRate: 0.4,
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
};
const proposal: Proposal = {
  quote,
  beneficiary: { bankName: 'Amihan Savings Bank', accountNumber: '0011223344' },
  idempotencyKey: 'first',
  changed: false,
};

function refusal(
  status: number,
  code: 'QUOTE_CHANGED' | 'RATES_OUTDATED' | 'NO_SERVER_RESPONSE',
  extra = {},
) {
  const problem = { type: 'about:blank', title: '', status, detail: '', instance: '', message: '', code };
  return new ApiError(status, code, 'The sentence', [], { ...problem, ...extra } as ApiError['problem']);
}

it('applies with the figures of the quote and nothing else', () => {
  expect(applicationOf(quote, '639170000011')).toEqual({
    phoneNumber: '639170000011',
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

describe('after an attempt that failed', () => {
  it('a lost connection keeps figures and key', () => {
    const next = afterFailure(proposal, refusal(0, 'NO_SERVER_RESPONSE'), 'No Server Response', 'second');
    expect(next).toMatchObject({
      quote,
      idempotencyKey: 'first',
      problem: { message: 'No Server Response', noAnswer: true },
    });
  });

  it('changed figures are shown for a new consent, under a new key', () => {
    const fresh = { ...quote, loanAmountXR: 101_000 };
    const next = afterFailure(proposal, refusal(409, 'QUOTE_CHANGED', { quote: fresh }), 'Changed', 'second');
    expect(next).toMatchObject({ quote: fresh, idempotencyKey: 'second', changed: true });
    expect(next.problem).toBeUndefined();
  });

  it('another refusal keeps the figures and says why', () => {
    const next = afterFailure(proposal, refusal(409, 'RATES_OUTDATED'), 'The sentence', 'second');
    expect(next).toMatchObject({
      quote,
      changed: false,
      problem: { message: 'The sentence', noAnswer: false },
    });
  });
});
