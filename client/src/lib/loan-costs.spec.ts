import { dueDays, quoteLoan, scheduleOf, toMajor } from '@pautang/loan-terms';
import type { LoanQuoteDto } from '@pautang/sdk';
import { differingLast, guidePesosPerUnit, lateCost, pesosPerUnit } from './loan-costs';

const quote = quoteLoan({ principalMinor: 100_000_00, termMonths: 6, ratePercent: 0.4, unitMinor: 100 });
const due = dueDays('2026-12-31', quote.termMonths);
const account = {
  loanAmountXR: 100_000,
  selectedCurrency: 'PHP',
  interestMethod: 'add_on' as const,
  interestRate: 0.4,
  penaltyRules: { graceDays: 3, dailyPercent: 0.3, lateChargePercent: 5, capPercent: 25 },
  schedule: scheduleOf(quote).map(({ number, principalMinor, interestMinor }) => ({
    installmentNumber: number,
    dueDate: due[number - 1] ?? '',
    principal: toMajor(principalMinor),
    interest: toMajor(interestMinor),
  })),
};

it.each([
  [3, 0],
  [4, 904.55],
  [30, 2235.78],
  [90, 5307.84],
])('an installment of 17,067 that is %d days late costs %d more', (days, cost) => {
  expect(lateCost(account, '2026-12-31', 1, days)).toBe(cost);
});

it('being late costs no more than the cap of the whole principal leaves beside interest and charges', () => {
  const penaltyRules = { ...account.penaltyRules, capPercent: 10 };
  expect(lateCost({ ...account, penaltyRules }, '2026-12-31', 1, 200)).toBe(7600);
  const loanCharges = { totalXR: 2000, principalXR: 102_000 };
  expect(lateCost({ ...account, penaltyRules, loanCharges }, '2026-12-31', 1, 200)).toBe(5800);
});

describe('the exchange rate', () => {
  it.each([
    [1, '1.00'],
    [2.61, '0.38'],
    [0.0171, '58.48'],
    [0.0053, '188.68'],
    [442.3, '0.0023'],
  ])('of %d units a peso reads %s', (rate, shown) => {
    expect(pesosPerUnit(rate)).toBe(shown);
  });

  it.each([2.61, 0.0171, 0.0053, 442.3])(
    'of %d units a peso comes to the pesos beside it, multiplied',
    (rate) => {
      const pesos = 100_000;
      expect(Number(guidePesosPerUnit(rate)) * (pesos * rate)).toBeCloseTo(pesos, 0);
    },
  );
});

const quoteOf = (...amounts: number[]) => ({
  installmentAmountXR: 17_067,
  schedule: amounts.map((amount) => ({ amount })) as LoanQuoteDto['schedule'],
});

describe('the last installment', () => {
  it('is told of where rounding makes it another one', () => {
    expect(differingLast(quoteOf(17_067, 17_065))).toBe(17_065);
  });

  it('is not told of where it is like the others', () => {
    expect(differingLast(quoteOf(17_067, 17_067))).toBeUndefined();
  });
});
