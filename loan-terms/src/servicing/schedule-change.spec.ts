import fc from 'fast-check';
import { addDays } from '../calendar';
import { scoreEntriesOf } from '../credit-score';
import { hardshipQuote } from '../hardship/hardship-quote';
import { type ChangedHistory, changedHistories } from '../testing/changed-histories';
import { DailyModel, modelDay } from '../testing/daily-model';
import { contractOf, kept, payment, sum } from '../testing/loans';
import { expectSame, expectSameAsModel } from '../testing/same-as-model';
import { checkpointOf, nextEventOn } from './checkpoint';
import { BUCKETS, type Bucket, type Charge, type LoanEntry, type LoanPosition } from './contract';
import { dayOf } from './officer-entries';
import { positionOf } from './position';
import { playLoan, resumeLoan, serviceLoan } from './service-loan';

const PAUSE = { kind: 'PAUSE', months: 2 } as const;
const TERMS = { unitMinor: 1, mostInstallments: 60 };

function forHistories(numRuns: number, check: (history: ChangedHistory, position: LoanPosition) => void) {
  fc.assert(
    fc.property(changedHistories, (history) => {
      check(history, serviceLoan(history.contract, history.entries, history.asOf));
    }),
    { numRuns },
  );
}

describe('any history of a loan whose schedule is changed', () => {
  it('stands where a slow model says that lives through each day', () => {
    let changed = 0;
    forHistories(350, ({ contract, entries, asOf }, position) => {
      const model = new DailyModel(contract).play(entries, asOf);
      changed += Number(position.installments.length > contract.installments.length);
      expectSameAsModel(position, model);
    });
    expect(changed).toBeGreaterThan(100);
  });

  it('owes the whole principal once, and nothing less than zero', () => {
    forHistories(150, ({ contract }, position) => {
      const { installments, allocations, charges, owed, closedOn, rebateMinor } = position;
      const paid = (bucket: Bucket) =>
        sum(allocations.filter((part) => part.bucket === bucket).map(({ amountMinor }) => amountMinor));
      const charged = (of: Charge['kind']) =>
        sum(charges.filter(({ kind }) => kind === of).map(({ amountMinor }) => amountMinor));

      expect(sum(installments.map((one) => one.principalMinor))).toBe(contract.principalMinor);
      expect(owed.principalMinor).toBe(
        contract.principalMinor - paid('PRINCIPAL') - charged('REST_PRINCIPAL'),
      );
      expect(owed.interestMinor).toBe(charged('INTEREST') - paid('INTEREST') - charged('REST_INTEREST'));
      expect(installments.every((one) => one.principalMinor >= 0 && one.interestMinor >= 0)).toBe(true);
      expect(installments.every((one) => BUCKETS.every((bucket) => one.paid[bucket] >= 0))).toBe(true);
      expect(charges.every(({ amountMinor }) => amountMinor >= 0)).toBe(true);
      expect(rebateMinor).toBeGreaterThanOrEqual(0);
      expect(closedOn === undefined).toBe(position.outstandingMinor > 0);
    });
  });

  it('never charges above the cap of a contract year', () => {
    forHistories(150, ({ contract }, { charges }) => {
      const model = new DailyModel(contract);
      const years = new Map<number, number>();
      // A rest that is written off is no charge.
      const charged = charges.filter(({ kind }) => !kind.startsWith('REST_'));
      for (const { chargedOn, amountMinor } of charged) {
        const year = model.yearOf(modelDay(chargedOn));
        years.set(year, (years.get(year) ?? 0) + amountMinor);
      }

      expect(Math.max(0, ...years.values())).toBeLessThanOrEqual(contract.principalMinor / 4);
    });
  });

  it('keeps to the cap where a pause is paid for early, within the year whose room penalties have used up', () => {
    const contract = contractOf({ method: 'declining', termMonths: 13 });
    const on = contract.startsOn;
    const { change } = hardshipQuote(checkpointOf(playLoan(contract, [], on)), PAUSE, TERMS);
    const nearlyAll = payment('2026-11-15', 124_842.99);
    const rest = payment('2026-12-15', 7909.99);
    const entries = [
      { id: 'change', kind: 'SCHEDULE_CHANGE' as const, enteredOn: on, ...change },
      nearlyAll,
      rest,
    ];

    const { charges, closedOn } = serviceLoan(contract, entries, rest.paidOn);

    expect(closedOn).toBe(nearlyAll.paidOn);
    expect(sum(charges.map(({ amountMinor }) => amountMinor))).toBeLessThanOrEqual(2_500_000);
  });

  it('keeps to the cap where a payment from before a change is taken back, and lateness cost more than was known', () => {
    const contract = contractOf({ method: 'add_on', termMonths: 3, ratePercent: 2 });
    const changedOn = addDays(contract.installments.at(-1)!.dueOn, 24);
    const kept = payment(contract.installments[0]!.dueOn, 2718);
    const lost = payment(addDays(kept.paidOn, 20), 90_000);
    const { change } = hardshipQuote(
      checkpointOf(playLoan(contract, [kept, lost], changedOn)),
      { kind: 'DUE_DAY', dayOfMonth: 17 },
      TERMS,
    );
    const changed = { id: 'change', kind: 'SCHEDULE_CHANGE' as const, enteredOn: changedOn, ...change };
    const asOf = change.installments.at(-1)!.dueOn;
    const chargedIn = (entries: readonly LoanEntry[]) => {
      const { charges } = serviceLoan(contract, entries, asOf);
      return sum(charges.map(({ amountMinor }) => amountMinor));
    };

    expect(chargedIn([kept, lost, changed])).toBeLessThan(2_500_000);
    expect(chargedIn([kept, changed])).toBe(2_500_000);
  });

  it.each([
    ['a second change', []],
    ['a second change and what pays the loan off', [payment('2026-02-20', 90_000)]],
    [
      'a second change and a write-off',
      [{ id: 'lost', kind: 'WRITE_OFF' as const, enteredOn: '2026-02-20', amountMinor: 0 }],
    ],
  ])('charges no interest twice where payments in advance are followed by %s', (_, after) => {
    const contract = contractOf();
    const on = contract.startsOn;
    const first = hardshipQuote(checkpointOf(playLoan(contract, [], on)), PAUSE, TERMS).change;
    const ahead = { id: 'ahead', paidOn: addDays(on, 1), amountMinor: 3_500_000, isSettlement: false };
    const known = [{ id: 'one', kind: 'SCHEDULE_CHANGE' as const, enteredOn: on, ...first }, ahead];
    const then = addDays(on, 31);
    const second = hardshipQuote(checkpointOf(playLoan(contract, known, then)), PAUSE, TERMS).change;
    const changed = { id: 'two', kind: 'SCHEDULE_CHANGE' as const, enteredOn: then, ...second };

    const last = addDays(then, 31);
    const { owed, charges, allocations } = serviceLoan(contract, [...known, changed, ...after], last);

    const interest = (rows: readonly { readonly amountMinor: number }[]) =>
      sum(rows.map(({ amountMinor }) => amountMinor));
    const charged = interest(charges.filter(({ kind }) => kind === 'INTEREST'));
    expect(charged).toBeGreaterThan(0);
    expect(owed.interestMinor).toBe(
      charged - interest(allocations.filter(({ bucket }) => bucket === 'INTEREST')),
    );
  });

  it('is gone on with from any checkpoint', () => {
    fc.assert(
      fc.property(changedHistories, fc.nat(), ({ contract, entries, asOf }, cut) => {
        const ordered = entries
          .filter((entry) => dayOf(entry) <= asOf)
          .sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other))));
        const upTo = cut % (ordered.length + 1);
        const last = ordered[upTo - 1];
        const first = playLoan(contract, ordered.slice(0, upTo), last ? dayOf(last) : contract.startsOn);
        const resumed = resumeLoan(kept(checkpointOf(first)), ordered.slice(upTo), asOf);
        const whole = playLoan(contract, ordered, asOf);
        const { charges: _, allocations: __, credits: ___, ...figures } = positionOf(resumed, asOf);

        expectSame({ ...positionOf(whole, asOf), ...figures }, positionOf(whole, asOf));
        expectSame(kept(checkpointOf(resumed)), kept(checkpointOf(whole)));
      }),
      { numRuns: 100 },
    );
  });

  it('has no event before the day that it says', () => {
    fc.assert(
      fc.property(changedHistories, fc.nat(), ({ contract, entries, asOf }, later) => {
        const known = entries.filter((entry) => dayOf(entry) <= asOf);
        const loan = playLoan(contract, known, asOf);
        const next = nextEventOn(loan);
        const day = addDays(asOf, next ? later % (modelDay(next) - modelDay(asOf)) : 400);
        const [now, then] = [positionOf(loan, asOf), serviceLoan(contract, known, day)];
        const { principalMinor, policy } = contract;
        const scored = { principalMinor, graceDays: policy.graceDays, walletMinor: new Map() };

        expectSame(then.charges, now.charges);
        expectSame(scoreEntriesOf(then, scored), scoreEntriesOf(now, scored));
      }),
      { numRuns: 80 },
    );
  });
});
