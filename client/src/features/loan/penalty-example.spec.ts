import { dueDays, quoteLoan, scheduleOf, toMajor } from '@pautang/loan-terms';
import type { InstallmentStandingDto } from '@pautang/sdk';
import { penaltyExample } from './penalty-example';

jest.mock('../../api/client', () => ({ api: {} }));

const quote = quoteLoan({ principalMinor: 100_000_00, termMonths: 6, ratePercent: 0.4, unitMinor: 100 });
const due = dueDays('2026-12-31', quote.termMonths);
const schedule = scheduleOf(quote).map(
  ({ number, principalMinor, interestMinor, amountMinor }): InstallmentStandingDto => ({
    installmentNumber: number,
    dueDate: due[number - 1] ?? '',
    amount: toMajor(amountMinor),
    principal: toMajor(principalMinor),
    interest: toMajor(interestMinor),
    penalty: 0,
    penaltyInterest: 0,
    lateCharge: 0,
    waived: 0,
    forgiven: 0,
    paid: 0,
    outstanding: toMajor(amountMinor),
    status: 'UPCOMING',
    daysLate: 0,
  }),
);
const account = {
  status: 'APPROVED' as const,
  approvedAt: '2026-12-31T04:00:00.000Z',
  loanAmountXR: 100_000,
  selectedCurrency: 'PHP',
  interestMethod: 'add_on' as const,
  interestRate: 0.4,
  penaltyRules: { graceDays: 3, dailyPercent: 0.3, lateChargePercent: 5, capPercent: 25 },
  schedule,
};

function paying(paid: number) {
  const [first, ...others] = schedule as [InstallmentStandingDto, ...InstallmentStandingDto[]];
  return { ...account, schedule: [{ ...first, paid, outstanding: first.amount - paid }, ...others] };
}

it('counts what the next installment would cost more, some days late', () => {
  expect(penaltyExample(account)).toEqual({
    amount: 17_067,
    firstDay: 4,
    first: 904.55,
    longDays: 30,
    long: 2235.78,
  });
});

it('counts it on what is left of the installment, where a part is paid already', () => {
  expect(penaltyExample(paying(1_000))).toMatchObject({ amount: 16_067, first: 851.55, long: 2104.78 });
  expect(penaltyExample(paying(17_000))).toMatchObject({ amount: 67, first: 3.55, long: 8.78 });
});

it('tells of none where no schedule holds', () => {
  expect(penaltyExample({ ...account, status: 'WRITTEN_OFF' })).toBeUndefined();
  expect(penaltyExample({ ...account, schedule: [] })).toBeUndefined();
});
