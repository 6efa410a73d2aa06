import { addDays } from '../calendar';
import { checkpointOf } from '../servicing/checkpoint';
import type { LoanEntry } from '../servicing/contract';
import { playLoan, serviceLoan } from '../servicing/service-loan';
import { DailyModel } from '../testing/daily-model';
import { contractOf, POLICY, payment, RULES } from '../testing/loans';
import { expectSameAsModel } from '../testing/same-as-model';
import type { HardshipWay } from './first-period';
import { type HardshipRules, hardshipQuote } from './hardship-quote';

const PRINCIPAL_FIRST = ['PRINCIPAL', 'INTEREST', 'FEE', 'PENALTY'] as const;
const RULES_OF_CHANGE: HardshipRules = { unitMinor: 100, mostInstallments: 48 };

function quoteOn(
  contract: ReturnType<typeof contractOf>,
  on: string,
  way: HardshipWay,
  { paid = [], rules = RULES_OF_CHANGE }: { paid?: ReturnType<typeof payment>[]; rules?: HardshipRules } = {},
) {
  return hardshipQuote(checkpointOf(playLoan(contract, paid, on)), way, rules);
}

/** Half a year later the loan stands where a slow model says that lives through each day. */
function expectModelled(contract: ReturnType<typeof contractOf>, entries: readonly LoanEntry[]): void {
  const asOf = addDays(contract.startsOn, 180);
  expectSameAsModel(serviceLoan(contract, entries, asOf), new DailyModel(contract).play(entries, asOf));
}

const amounts = ({ change }: ReturnType<typeof hardshipQuote>) =>
  change.installments.map((one) => (one.principalMinor + one.interestMinor) / 100);

describe('another schedule', () => {
  it('of a declining loan bears what a balance bears that waits for two months, and then is repaid as agreed', () => {
    const contract = contractOf({ method: 'declining', ratePercent: 1, startsOn: '2027-01-15' });
    const { change, costMinor } = quoteOn(contract, '2027-01-20', { kind: 'PAUSE', months: 2 });

    // 1 % of 100,000 for two months, beside the interest of the schedule as it was.
    expect(costMinor).toBe(2 * 1000_00);
    expect(change.installments.map(({ dueOn }) => dueOn)[0]).toBe('2027-04-15');
    expect(change.installments.map((one) => one.principalMinor)).toEqual(
      contract.installments.map((one) => one.principalMinor),
    );
    expect(change.installments.map((one) => one.interestMinor)).toEqual(
      contract.installments.map((one, index) => one.interestMinor + (index < 5 ? 334_00 : 330_00)),
    );
  });

  it('of a declining loan over a longer term is the annuity of what is left', () => {
    const contract = contractOf({ method: 'declining', ratePercent: 1, startsOn: '2027-01-15' });
    const quote = quoteOn(contract, '2027-01-15', { kind: 'LONGER_TERM', months: 6 });
    // 100,000 × 0.01 / (1 - 1.01^-12), rounded up to the peso.
    const annuity = Math.ceil((100_000 * 0.01) / (1 - 1.01 ** -12));

    expect(amounts(quote).slice(0, 11)).toEqual(Array(11).fill(annuity));
    expect(quote.monthlyPercent).toBeCloseTo(1, 1);
  });

  it.each(['add_on', 'declining'] as const)('is the same on each day of a month (%s)', (method) => {
    const contract = contractOf({ method, ratePercent: 1.1, startsOn: '2027-01-15' });
    for (const way of [
      { kind: 'PAUSE', months: 3 },
      { kind: 'LONGER_TERM', months: 4 },
      { kind: 'DUE_DAY', dayOfMonth: 28 },
    ] as const) {
      const figures = ['2027-04-16', '2027-04-30', '2027-05-14'].map((on) => {
        const { change, ...quote } = quoteOn(contract, on, way);
        return [
          amounts({ change, ...quote }),
          quote.costMinor,
          quote.yearlyPercent,
          change.installments[0]?.dueOn,
        ];
      });

      expect(figures[1]).toEqual(figures[0]);
      expect(figures[2]).toEqual(figures[0]);
    }
  });

  it('never goes above what the cap of a contract year leaves', () => {
    const contract = contractOf({ termMonths: 24, ratePercent: 2, startsOn: '2027-01-15' });
    const paid = [payment('2027-02-15', 6167)];
    const { change } = quoteOn(contract, '2027-03-01', { kind: 'PAUSE', months: 3 }, { paid });
    const secondYear = change.installments.filter(
      ({ dueOn }) => dueOn > '2028-01-15' && dueOn <= '2029-01-15',
    );

    expect(secondYear).toHaveLength(12);
    expect(secondYear.reduce((sum, one) => sum + one.interestMinor - one.carriedMinor, 0)).toBe(25_000_00);
  });

  it('of a currency without a minor unit is in whole units, and keeps a Sunday on the next banking day', () => {
    const rules = { ...RULES, coinMinor: 100 };
    const contract = contractOf({ principalMinor: 463_000_00, startsOn: '2027-01-15', policy: { rules } });
    const quote = quoteOn(
      contract,
      '2027-02-20',
      { kind: 'DUE_DAY', dayOfMonth: 2 },
      { rules: { ...RULES_OF_CHANGE, keptOn: (day) => (day === '2027-05-02' ? '2027-05-03' : day) } },
    );

    expect(amounts(quote).filter((amount) => !Number.isInteger(amount))).toEqual([]);
    expect(quote.change.installments.find(({ dueOn }) => dueOn === '2027-05-02')?.keptOn).toBe('2027-05-03');
  });

  it('takes in what is overdue, and leaves penalties due', () => {
    const contract = contractOf({ startsOn: '2027-01-15' });
    const quote = quoteOn(contract, '2027-03-25', { kind: 'PAUSE', months: 1 });
    const { charges } = serviceLoan(contract, [], '2027-03-25');
    const late = charges.filter(({ kind }) => kind !== 'INTEREST');

    expect(quote.dueAtOnceMinor).toBe(late.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    expect(quote.after.principalMinor).toBe(100_000_00);
    expect(quote.change.installments.map(({ dueOn }) => dueOn)).toEqual([
      '2027-05-15',
      '2027-06-15',
      '2027-07-15',
      '2027-08-15',
      '2027-09-15',
      '2027-10-15',
    ]);
    // One month of pause, and the two that are overdue: 0.4 % of 100,000 each.
    expect(quote.costMinor).toBe(3 * 400_00);
  });

  it('takes a rest that nobody asks for along, and is no month longer for it', () => {
    const contract = contractOf({ startsOn: '2027-01-15', policy: { rules: RULES } });
    const settled = (amount: number) => ({ paid: [payment('2027-01-15', amount, true)] });
    const way: HardshipWay = { kind: 'PAUSE', months: 2 };
    const whole = quoteOn(contract, '2027-01-20', way, settled(16_665));
    // Of the last installment 50 centavos are left, with their centavo of interest.
    const quote = quoteOn(contract, '2027-01-20', way, settled(16_664.5));
    const { outstandingMinor } = serviceLoan(contract, settled(16_664.5).paid, '2027-01-20');

    expect(quote.before.totalMinor).toBe(outstandingMinor);
    expect(quote.before.installmentCount).toBe(5);
    expect(quote.after.installmentCount).toBe(5);
    expect(quote.after.endsOn).toBe(whole.after.endsOn);
    expect(Math.abs(quote.costMinor - whole.costMinor)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['is late', '2027-02-20', 17_066.5, POLICY.order],
    ['is late, and of interest', '2027-02-20', 17_066.5, PRINCIPAL_FIRST],
    ['is of a month to come, paid ahead', '2027-01-20', 17_066.5, POLICY.order],
    ['comes after one that was paid ahead', '2027-01-20', 34_133.5, POLICY.order],
  ])('takes in a small rest that %s in front of what is left', (_, on, amount, order) => {
    const contract = contractOf({ startsOn: '2027-01-15', policy: { rules: RULES, order } });
    const paid = [payment(on === '2027-02-20' ? '2027-02-15' : on, amount)];
    const quote = quoteOn(contract, on, { kind: 'PAUSE', months: 1 }, { paid });
    const { outstandingMinor, owed } = serviceLoan(contract, paid, on);
    const change = { id: 'change', kind: 'SCHEDULE_CHANGE' as const, enteredOn: on, ...quote.change };
    const changed = serviceLoan(contract, [...paid, change], on);

    expect(quote.before.totalMinor).toBe(outstandingMinor);
    expect(quote.before.installmentCount).toBe(amount > 20_000 ? 4 : 5);
    expect(quote.after.principalMinor).toBe(owed.principalMinor);
    expect(changed.outstandingMinor).toBe(quote.after.totalMinor);
    expect(changed.dueMinor).toBe(0);
    expectModelled(contract, [...paid, change, payment('2027-05-20', 30_000)]);
  });

  it('that was agreed to before leaves a small rest where it is', () => {
    const contract = contractOf({ startsOn: '2027-01-15', policy: { rules: RULES } });
    const paid = [payment('2027-02-15', 17_066.5)];
    const { change } = quoteOn(contract, '2027-02-20', { kind: 'PAUSE', months: 1 }, { paid });
    const { takesRests, ...before } = change;
    const entry = { id: 'change', kind: 'SCHEDULE_CHANGE' as const, enteredOn: '2027-02-20', ...before };
    const changed = serviceLoan(contract, [...paid, entry], '2027-02-20');

    expect(takesRests).toBe(true);
    expect(changed.dueMinor).toBe(50);
    expectModelled(contract, [...paid, entry, payment('2027-05-20', 30_000)]);
  });

  it('is refused where nothing is left, or too little for so many installments', () => {
    const contract = contractOf({ startsOn: '2027-01-15' });
    const paid = [payment('2027-01-20', 100_100)];

    expect(() => quoteOn(contract, '2027-01-25', { kind: 'PAUSE', months: 1 }, { paid })).toThrow(RangeError);
    expect(() => quoteOn(contract, '2027-01-25', { kind: 'LONGER_TERM', months: 43 })).toThrow(RangeError);
    const most = quoteOn(contract, '2027-01-25', { kind: 'LONGER_TERM', months: 42 });
    expect(most.change.installments).toHaveLength(RULES_OF_CHANGE.mostInstallments);
  });
});
