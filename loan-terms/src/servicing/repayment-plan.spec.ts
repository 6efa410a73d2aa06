import fc from 'fast-check';
import { daysBetween } from '../calendar';
import { hardshipQuote } from '../hardship/hardship-quote';
import { changedHistories } from '../testing/changed-histories';
import { type History, histories } from '../testing/histories';
import { contractOf, kept, payment, sum } from '../testing/loans';
import { checkpointOf } from './checkpoint';
import type { LoanEntry, LoanPosition, ReceivedPayment, ServicedContract } from './contract';
import { dayOf } from './officer-entries';
import { owedUntil } from './owed';
import { type ExtraPayment, payMore, planRepayment } from './repayment-plan';
import { playLoan, serviceLoan } from './service-loan';

const monthly = (amount: number): ExtraPayment => ({ amountMinor: amount * 100, rhythm: 'MONTHLY' });
const once = (amount: number): ExtraPayment => ({ amountMinor: amount * 100, rhythm: 'ONCE' });

/** As it comes with an account. */
function checkpointOn(contract: ServicedContract, payments: readonly LoanEntry[], on: string) {
  return kept(checkpointOf(playLoan(contract, payments, on)));
}

const due = contractOf().installments.map(({ dueOn }) => dueOn);

describe('a loan that is repaid as agreed', () => {
  it('pays each installment on its due day, and ends with the last', () => {
    const plan = planRepayment(checkpointOn(contractOf(), [], '2026-01-15'), '2026-01-15');

    expect(plan.payments.map(({ paidOn, amountMinor }) => [paidOn, amountMinor / 100])).toEqual(
      due.map((day, index) => [day, index < 5 ? 17_067 : 17_065]),
    );
    expect(plan).toMatchObject({ endsOn: '2026-07-15', paidMinor: 102_400_00 });
    expect(plan.owed.at(0)).toEqual({
      on: '2026-01-15',
      principalMinor: 100_000_00,
      interestMinor: 2_400_00,
    });
    expect(plan.owed.at(-1)).toEqual({ on: '2026-07-15', principalMinor: 0, interestMinor: 0 });
  });

  it('pays what is late first, with its penalties', () => {
    const plan = planRepayment(checkpointOn(contractOf(), [], '2026-02-19'), '2026-02-19');

    expect(plan.payments[0]).toMatchObject({ paidOn: '2026-02-19', amountMinor: 17_067_00 + 904_55 });
    expect(plan.paidMinor).toBe(102_400_00 + 904_55);
  });
});

describe('paying more', () => {
  it('each month, on an add-on loan, saves the interest of the months at the end that are settled before they begin', () => {
    const { plan, savedMinor, monthsEarlier } = payMore(
      checkpointOn(contractOf(), [], '2026-01-15'),
      '2026-01-15',
      monthly(17_000),
    );

    // Two of 34,067, then 33,066 are left: the third due day ends it, and three months of 400 are never charged.
    expect(plan.payments.map(({ amountMinor }) => amountMinor / 100)).toEqual([34_067, 34_067, 33_066]);
    expect(plan.endsOn).toBe('2026-04-15');
    expect([savedMinor, monthsEarlier]).toEqual([1_200_00, 3]);
  });

  it('saves nothing while it settles no whole month of an add-on loan', () => {
    const { savedMinor, monthsEarlier, plan } = payMore(
      checkpointOn(contractOf(), [], '2026-01-15'),
      '2026-01-15',
      once(10_000),
    );

    expect([savedMinor, monthsEarlier, plan.paidMinor]).toEqual([0, 0, 102_400_00]);
  });

  it('once, on a declining balance, saves the interest of every later day', () => {
    const contract = contractOf({ method: 'declining' });
    const checkpoint = checkpointOn(contract, [payment('2026-02-15', 16_901)], '2026-02-15');
    const { plan, savedMinor, monthsEarlier } = payMore(checkpoint, '2026-02-15', once(40_000));
    // 43,499 are left at 0.4 percent a month: 173.996; then 26,932 and 10,298.73, after the principal of each month.
    const served = serviceLoan(contract, [payment('2026-02-15', 16_901), ...plan.payments], plan.endsOn);

    expect(plan.payments[0]).toMatchObject({ amountMinor: 40_000_00, isSettlement: true });
    expect(plan.owed[1]).toMatchObject({ on: '2026-02-15', principalMinor: 43_499_00 });
    expect(served.installments.map(({ interestMinor }) => interestMinor)).toEqual([
      400_00, 174_00, 107_73, 41_19, 0, 0,
    ]);
    expect([served.closedOn, plan.endsOn, monthsEarlier]).toEqual(['2026-05-15', '2026-05-15', 2]);
    expect(savedMinor).toBe(sum(contract.installments.slice(1).map((one) => one.interestMinor)) - 322_92);
  });

  it('that covers everything closes the loan on the day with its payoff', () => {
    const checkpoint = checkpointOn(contractOf(), [], '2026-01-25');
    const { plan, savedMinor, monthsEarlier } = payMore(checkpoint, '2026-01-25', once(1_000_000));

    expect(plan.payments).toMatchObject([{ paidOn: '2026-01-25', amountMinor: 100_129_03 }]);
    expect([savedMinor, monthsEarlier]).toEqual([2_400_00 - 129_03, 6]);
  });

  it('counts in hundredths of currencies that have them', () => {
    const contract = contractOf({ principalMinor: 54_300, unitMinor: 1, ratePercent: 1.1 });
    const { savedMinor, plan } = payMore(checkpointOn(contract, [], '2026-01-15'), '2026-01-15', {
      amountMinor: 90_50,
      rhythm: 'MONTHLY',
    });

    expect(plan.payments.map(({ amountMinor }) => amountMinor)).toEqual([186_98, 186_98, 186_98]);
    expect(savedMinor).toBe(3 * 5_98);
  });

  it.each([0, -1, Number.NaN])('refuses an amount of %d', (amountMinor) => {
    const checkpoint = checkpointOn(contractOf(), [], '2026-01-15');

    expect(() => payMore(checkpoint, '2026-01-15', { amountMinor, rhythm: 'ONCE' })).toThrow(RangeError);
  });

  const extras = fc.record<ExtraPayment>({
    amountMinor: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 20_000_000 })),
    rhythm: fc.constantFrom('MONTHLY', 'ONCE'),
  });

  it('ends, of any history, as servicing the loan with these very payments ends', () => {
    fc.assert(
      fc.property(histories, extras, (history, extra) => {
        const { contract, asOf } = history;
        const before = inOrder(history);
        const now = serviceLoan(contract, before, asOf);
        if (now.closedOn !== undefined) return;
        const { plan, usual, savedMinor, monthsEarlier } = payMore(
          checkpointOn(contract, before, asOf),
          asOf,
          extra,
        );
        const [served, agreed] = [plan, usual].map(({ payments, endsOn }) =>
          serviceLoan(contract, [...before, ...payments], endsOn),
        );

        expect([served!.closedOn, agreed!.closedOn]).toEqual([plan.endsOn, usual.endsOn]);
        expect([served!.creditMinor, served!.outstandingMinor, agreed!.creditMinor]).toEqual([0, 0, 0]);
        expect(served!.paidMinor).toBe(now.paidMinor + plan.paidMinor);
        const notAskedFor = (one: LoanPosition) => one.rebateMinor + one.restMinor;
        expect(savedMinor).toBe(notAskedFor(served!) - notAskedFor(agreed!));
        expect(savedMinor).toBeGreaterThanOrEqual(0);
        expect(monthsEarlier).toBeGreaterThanOrEqual(0);
        expect(plan.endsOn <= usual.endsOn).toBe(true);
        expect(plan.payments.every(({ amountMinor }) => amountMinor > 0)).toBe(true);
        for (const { on, principalMinor, interestMinor } of plan.owed.slice(1)) {
          const then = serviceLoan(contract, [...before, ...plan.payments], on);
          expect(principalMinor + interestMinor).toBe(then.outstandingMinor);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a loan whose schedule was changed', () => {
  /** Due on the 15th first, and then on the 28th. */
  const START = '2026-01-15';
  const first = checkpointOn(contractOf(), [], START);
  const { change } = hardshipQuote(
    first,
    { kind: 'DUE_DAY', dayOfMonth: 28 },
    { unitMinor: 100, mostInstallments: 48 },
  );
  const entry = { id: 'change', kind: 'SCHEDULE_CHANGE' as const, enteredOn: START, ...change };
  const changed = checkpointOn(contractOf(), [entry], START);
  const newDays = change.installments.map(({ dueOn }) => dueOn);

  it('is paid on the due days of its new schedule alone, and costs what was agreed', () => {
    const plan = planRepayment(changed, START);

    expect(plan.payments.map(({ paidOn, amountMinor }) => [paidOn, amountMinor])).toEqual(
      change.installments.map((one) => [one.dueOn, one.principalMinor + one.interestMinor]),
    );
    expect(plan.endsOn).toBe('2026-07-28');
  });

  it('pays more each month on its new due days, and counts these alone', () => {
    const { plan, monthsEarlier } = payMore(changed, START, monthly(17_000));

    expect(plan.payments.map(({ paidOn }) => paidOn)).toEqual(newDays.slice(0, 3));
    expect(monthsEarlier).toBe(3);
  });

  it('of any history pays each time on a day on which something is due, and never late', () => {
    fc.assert(
      fc.property(changedHistories, ({ contract, entries: all, asOf }) => {
        const entries = all.filter((one) => dayOf(one) <= asOf);
        if (serviceLoan(contract, entries, asOf).closedOn !== undefined) return;
        const { payments, endsOn } = planRepayment(checkpointOn(contract, entries, asOf), asOf);
        const served = serviceLoan(contract, [...entries, ...payments], endsOn);
        const lateAfter = ({ charges }: LoanPosition) =>
          charges.filter(({ kind, chargedOn }) => kind === 'PENALTY' && chargedOn > asOf);

        expect(served).toMatchObject({ closedOn: endsOn, creditMinor: 0 });
        expect(lateAfter(served)).toEqual([]);
        expect(payments.map(({ paidOn }) => paidOn)).toEqual(
          [...payments.map(({ paidOn }) => paidOn)].sort(),
        );
      }),
      { numRuns: 150 },
    );
  });
});

describe('what was owed so far', () => {
  it('falls with each payment, and by the interest that early settlement saves', () => {
    const payments = [payment('2026-02-15', 17_067), payment('2026-02-15', 40_000, true)];
    const checkpoint = checkpointOn(contractOf(), payments, '2026-03-01');

    expect(owedUntil(checkpoint, payments, '2026-03-01')).toEqual([
      { on: '2026-01-15', principalMinor: 100_000_00, interestMinor: 2_400_00 },
      { on: '2026-02-15', principalMinor: 43_333_00, interestMinor: 1_200_00 },
      { on: '2026-03-01', principalMinor: 43_333_00, interestMinor: 1_200_00 },
    ]);
  });

  it('ends, of any history, where the loan stands', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { contract, asOf } = history;
        const payments = inOrder(history);
        const { installments, closedOn } = serviceLoan(contract, payments, asOf);
        const owedOf = (amounts: readonly number[]) => (closedOn === undefined ? sum(amounts) : 0);
        const owed = owedUntil(checkpointOn(contract, payments, asOf), payments, asOf);

        expect(owed.at(-1)).toEqual({
          on: asOf,
          principalMinor: owedOf(installments.map((one) => one.principalMinor - one.paid.PRINCIPAL)),
          interestMinor: owedOf(installments.map((one) => one.interestMinor - one.paid.INTEREST)),
        });
        expect(owed.map(({ on }) => on)).toEqual([...new Set(owed.map(({ on }) => on))].sort());
      }),
      { numRuns: 500 },
    );
  });
});

function inOrder({ payments, asOf }: History): ReceivedPayment[] {
  return payments
    .filter(({ paidOn }) => paidOn <= asOf)
    .sort((one, other) => daysBetween(other.paidOn, one.paidOn));
}
