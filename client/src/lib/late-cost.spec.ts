import { dueDays, quoteLoan, scheduleOf, toMajor } from '@pautang/loan-terms';
import { lateCost } from './late-cost';

const quote = quoteLoan({ principalMinor: 100_000_00, termMonths: 6, ratePercent: 0.4, unitMinor: 100 });
const due = dueDays('2026-12-31', quote.termMonths);
const account = {
  loanAmountXR: 100_000,
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
