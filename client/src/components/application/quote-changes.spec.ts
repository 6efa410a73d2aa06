import type { LoanQuoteDto } from '@pautang/sdk';
import { quoteChanges } from './quote-changes';

const quote: LoanQuoteDto = {
  selectedCurrency: 'USD',
  exchangeRate: 0.0171234567,
  roundingUnit: 0.01,
  installmentCount: 6,
  interestRate: 0.4,
  interestMethod: 'add_on',
  loanAmountXR: 1712.35,
  loanAmountPHP: 100_000,
  interestAmountXR: 6.85,
  interestAmountPHP: 400,
  monthlyRepaymentXR: 285.4,
  monthlyRepaymentPHP: 16_667,
  installmentAmountXR: 292.25,
  installmentAmountPHP: 17_067,
  financeChargeXR: 41.1,
  financeChargePHP: 2400,
  totalAmountXR: 1753.45,
  totalAmountPHP: 102_400,
  effectiveMonthlyRate: 0.6846,
  effectiveYearlyRate: 8.53,
  schedule: [
    { installmentNumber: 1, dueDate: '2026-12-21', amount: 292.25, principal: 285.4, interest: 6.85 },
  ],
  termsVersion: '2026-11',
  quoteHash: 'a'.repeat(64),
};

it('names every figure that reads differently, with what it was', () => {
  const fresh: LoanQuoteDto = {
    ...quote,
    exchangeRate: 0.0175,
    loanAmountXR: 1750,
    financeChargeXR: 42,
    totalAmountXR: 1792,
    schedule: [{ ...quote.schedule[0], dueDate: '2026-12-22' } as LoanQuoteDto['schedule'][number]],
    quoteHash: 'b'.repeat(64),
  };
  expect(quoteChanges(quote, fresh)).toEqual([
    { figure: 'loanAmount', before: '$1,712.35', now: '$1,750.00' },
    { figure: 'exchangeRate', before: '0.0171235', now: '0.0175' },
    { figure: 'totalInterest', before: '$41.10', now: '$42.00' },
    { figure: 'total', before: '$1,753.45', now: '$1,792.00' },
    { figure: 'firstDue', before: 'December 21, 2026', now: 'December 22, 2026' },
  ]);
});

it('is empty where only the hash was another', () => {
  expect(quoteChanges({ ...quote, quoteHash: 'c'.repeat(64) }, quote)).toEqual([]);
});

it('says when another edition of the texts is to be agreed to, and another rate', () => {
  const fresh = { ...quote, termsVersion: '2027-01', interestRate: 0.5, effectiveYearlyRate: 10.7 };
  expect(quoteChanges(quote, fresh).map(({ figure, now }) => [figure, now])).toEqual([
    ['effectiveRate', '10.70%'],
    ['interestRate', '0.5%'],
    ['terms', '2027-01'],
  ]);
});

it('says when paying late costs something else', () => {
  const penaltyRules = { graceDays: 3, dailyPercent: 0.125, lateChargePercent: 2, capPercent: 25 };
  expect(quoteChanges({ ...quote, penaltyRules }, quote)).toEqual([
    { figure: 'lateCost', before: '0.125%, 2%', now: '0.3%, 5%' },
  ]);
});

it('names what changed of a loan that pays off another', () => {
  const topUp = {
    loanNumber: 'LN00000001',
    asOf: '2027-04-20',
    payoffXR: 857.35,
    receivedXR: 855,
    avoidedXR: 876.75,
    effectiveYearlyRate: 8.55,
  };
  const later = { ...topUp, payoffXR: 857.8, receivedXR: 854.55, effectiveYearlyRate: 8.56 };
  expect(quoteChanges({ ...quote, topUp }, { ...quote, topUp: later })).toEqual([
    { figure: 'loanAmount', before: '$855.00', now: '$854.55' },
    { figure: 'payoff', before: '$857.35', now: '$857.80' },
    { figure: 'receivedRate', before: '8.55%', now: '8.56%' },
  ]);
});
