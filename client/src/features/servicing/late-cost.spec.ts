import { lateCost } from './late-cost';

const account = {
  loanAmountXR: 100_000,
  interestMethod: 'add_on' as const,
  interestRate: 0.4,
  penaltyRules: { graceDays: 3, dailyPercent: 0.3, lateChargePercent: 5, capPercent: 25 },
};
const installment = { dueDate: '2027-01-31', principal: 16_667, interest: 400 };

it.each([
  [3, 0],
  [4, 904.55],
  [30, 2235.78],
  [90, 5307.84],
])('an installment of 17,067 that is %d days late costs %d more', (days, cost) => {
  expect(lateCost(account, installment, days)).toBe(cost);
});
