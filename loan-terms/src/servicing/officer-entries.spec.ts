import fc from 'fast-check';
import { addDays } from '../calendar';
import { scoreEntriesOf } from '../credit-score';
import { DailyModel } from '../testing/daily-model';
import { histories } from '../testing/histories';
import { contractOf, payment, RULES } from '../testing/loans';
import { expectSameAsModel } from '../testing/same-as-model';
import { checkpointOf } from './checkpoint';
import type { LoanEntry, OfficerEntry } from './contract';
import { dayOf } from './officer-entries';
import { owedUntil } from './owed';
import { positionOf } from './position';
import { playLoan, resumeLoan, serviceLoan } from './service-loan';

const FIRST_DUE = '2026-02-15';
const entry = (kind: OfficerEntry['kind'], enteredOn: string, amount = 0): OfficerEntry => ({
  id: `${kind} ${enteredOn}`,
  kind,
  enteredOn,
  amountMinor: Math.round(amount * 100),
});

/** A random life of a loan, with waivers and a write-off among its payments. */
const lives = fc
  .tuple(
    histories,
    fc.array(
      fc.record({
        at: fc.nat({ max: 12 }),
        daysAfter: fc.integer({ min: -5, max: 120 }),
        minor: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.constant(100_000_000_000)),
        place: fc.nat({ max: 9 }),
        isWriteOff: fc.constantFrom(false, false, true),
        liftedAfter: fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([{ contract, payments, asOf }, officers]) => {
    const entries: LoanEntry[] = [...payments];
    for (const [index, officer] of officers.entries()) {
      const { at, daysAfter, minor, place, isWriteOff, liftedAfter } = officer;
      const due = contract.installments[at % contract.installments.length]!.dueOn;
      const enteredOn = [addDays(due, daysAfter), contract.startsOn].sort().at(-1)!;
      entries.splice(place % (entries.length + 1), 0, {
        id: `officer ${index}`,
        kind: isWriteOff ? 'WRITE_OFF' : 'WAIVER',
        enteredOn,
        amountMinor: minor,
        ...(isWriteOff && liftedAfter !== undefined && { liftedOn: addDays(enteredOn, liftedAfter) }),
      });
    }
    return { contract, entries, asOf };
  });

describe('what officers enter', () => {
  it('stands in any history where a slow model says, also when it goes on from a checkpoint', () => {
    fc.assert(
      fc.property(lives, fc.nat({ max: 200 }), ({ contract, entries, asOf }, daysBefore) => {
        const position = serviceLoan(contract, entries, asOf);
        const model = new DailyModel(contract).play(entries, asOf);
        expectSameAsModel(position, model);

        const middle = [addDays(asOf, -daysBefore), contract.startsOn].sort().at(-1)!;
        const earlier = entries.filter((one) => dayOf(one) <= middle);
        const later = entries.filter((one) => dayOf(one) > middle);
        const kept = JSON.parse(JSON.stringify(checkpointOf(playLoan(contract, earlier, middle))));
        const { charges: _, allocations: __, credits: ___, ...rest } = position;
        expect(positionOf(resumeLoan(kept, later, asOf), asOf)).toMatchObject(rest);
        expect(checkpointOf(resumeLoan(kept, later, asOf))).toEqual(
          checkpointOf(playLoan(contract, entries, asOf)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('waives the oldest penalties first and no more than there is, and penalties go on', () => {
    const contract = contractOf();
    const late = addDays(FIRST_DUE, 10);
    const before = serviceLoan(contract, [], late);
    const { penaltyMinor = 0, feeMinor = 0 } = before.installments[0] ?? {};
    const some = serviceLoan(contract, [entry('WAIVER', late, 100)], late);
    const all = serviceLoan(contract, [entry('WAIVER', late, 1_000_000)], late);

    expect([penaltyMinor, feeMinor]).toEqual([358_41, 853_35]);
    expect(some.installments[0]).toMatchObject({ forgivenMinor: 100_00, penaltyMinor, feeMinor });
    expect(some.dueMinor).toBe(before.dueMinor - 100_00);
    const part = { installmentNumber: 1, kind: 'WAIVED_PENALTY', amountMinor: 100_00, waivedMinor: 0 };
    expect(some.charges.at(-1)).toEqual({ ...part, chargedOn: late });
    expect(some.lateCharges.at(-1)).toEqual({
      ...part,
      from: late,
      to: late,
      days: 1,
      fromDay: expect.any(Number),
    });
    expect(all.dueMinor).toBe(17_067_00);
    expect(all.oldestUnpaidOn).toBe(FIRST_DUE);
    expect(all.owed).toEqual({
      principalMinor: 100_000_00,
      interestMinor: 400_00,
      penaltyMinor: 0,
      feeMinor: 0,
    });
    expect(serviceLoan(contract, [entry('WAIVER', late, 5000)], addDays(late, 1)).dueMinor).toBe(
      17_067_00 + 51_20,
    );
  });

  it('closes a loan of which only penalties were left', () => {
    const contract = contractOf({ termMonths: 1 });
    const late = addDays(FIRST_DUE, 10);
    const paid = { ...payment(late, 100_400), amountMinor: 100_400_00 };
    const inPrincipalFirst = contractOf({
      termMonths: 1,
      policy: { order: ['PRINCIPAL', 'INTEREST', 'PENALTY', 'FEE'] },
    });
    const left = serviceLoan(inPrincipalFirst, [paid], late);
    const waived = serviceLoan(inPrincipalFirst, [paid, entry('WAIVER', late, left.payoffMinor / 100)], late);

    expect(left.closedOn).toBeUndefined();
    expect(left.oldestUnpaidOn).toBeUndefined();
    expect(waived).toMatchObject({ closedOn: late, payoffMinor: 0, outstandingMinor: 0 });
    expect(serviceLoan(contract, [paid], late).oldestUnpaidOn).toBe(FIRST_DUE);
  });

  it('owes after the write-off what would have closed the loan, until it is paid, and never more', () => {
    const contract = contractOf();
    const day = addDays(FIRST_DUE, 100);
    const { payoffMinor } = serviceLoan(contract, [], day);
    const written = entry('WRITE_OFF', day);
    const later = addDays(day, 400);
    const position = serviceLoan(contract, [written], later);
    const paid = serviceLoan(contract, [written, payment(later, 50_000)], later);

    expect(position).toMatchObject({
      writtenOffOn: day,
      dueMinor: payoffMinor,
      payoffMinor,
      outstandingMinor: payoffMinor,
      owed: serviceLoan(contract, [written], day).owed,
    });
    expect(Object.values(position.owed).reduce((sum, amount) => sum + amount, 0)).toBe(payoffMinor);
    expect(position.installments[0]?.daysLate).toBe(100);
    // Those up to the write-off are late; what fell due since is due, and never late.
    expect(new Set(position.installments.map(({ status, daysLate }) => `${status} ${daysLate > 0}`))).toEqual(
      new Set(['OVERDUE true', 'DUE false']),
    );
    expect(paid.outstandingMinor).toBe(payoffMinor - 50_000_00);
    const all = serviceLoan(contract, [written, payment(later, payoffMinor / 100 + 5)], later);
    expect(all).toMatchObject({ closedOn: later, outstandingMinor: 0, creditMinor: 5_00 });
    const drawn = owedUntil(checkpointOf(playLoan(contract, [written], later)), [], later).at(-1);
    expect(drawn).toEqual({
      on: later,
      principalMinor: 100_000_00,
      interestMinor: position.owed.interestMinor,
    });
  });

  it('goes on after a write-off was taken back, without penalties and late charges of the days between', () => {
    const contract = contractOf();
    const day = addDays(FIRST_DUE, 100);
    const lifted = addDays(day, 40);
    const taken = { ...entry('WRITE_OFF', day), liftedOn: lifted };
    const later = addDays(lifted, 1);
    const [never, after, next] = [
      serviceLoan(contract, [], lifted),
      serviceLoan(contract, [taken], lifted),
      serviceLoan(contract, [taken], later),
    ];
    const between = never.charges.filter(
      ({ kind, chargedOn }) => kind !== 'INTEREST' && chargedOn > day && chargedOn <= lifted,
    );
    const free = between.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

    expect(between.some(({ kind }) => kind === 'LATE_CHARGE')).toBe(true);
    expect(after.writtenOffOn).toBeUndefined();
    expect(after.outstandingMinor).toBe(never.outstandingMinor - free);
    expect(after.charges).toEqual(never.charges.filter((charge) => !between.includes(charge)));
    expect(after.owed.principalMinor).toBe(never.owed.principalMinor);
    expect(next.charges.filter(({ chargedOn }) => chargedOn === later).map(({ kind }) => kind)).toEqual(
      // Those of installments one to five; the late charge of the fifth fell into the days between.
      Array(5).fill('PENALTY'),
    );
    const daysOf = ({ lateCharges }: typeof never) =>
      lateCharges.filter(({ kind }) => kind === 'PENALTY').map(({ days }) => days);
    // Of the fifth all days up to then lie between.
    const oneMore = daysOf(serviceLoan(contract, [], day)).map((days) => days + 1);
    expect(daysOf(next)).toEqual([...oneMore, 1]);
    const drawn = owedUntil(
      checkpointOf(playLoan(contract, [taken], later)),
      [payment(later, 30_000)],
      later,
    );
    expect(drawn.at(-1)?.principalMinor).toBe(
      100_000_00 -
        serviceLoan(contract, [taken, payment(later, 30_000)], later)
          .allocations.filter(({ bucket }) => bucket === 'PRINCIPAL')
          .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    );
  });

  it('costs the score a hundred once, and what is paid afterwards earns nothing', () => {
    const contract = contractOf();
    const day = addDays(FIRST_DUE, 91);
    const written = entry('WRITE_OFF', day);
    const scored = (entries: LoanEntry[], asOf: string) =>
      scoreEntriesOf(serviceLoan(contract, entries, asOf), {
        principalMinor: contract.principalMinor,
        graceDays: 3,
        walletMinor: new Map(),
      }).map(({ rule, installmentNumber, on }) => [rule, installmentNumber, on]);
    const onTheDay = scored([written], day);

    expect(onTheDay.at(-1)).toEqual(['LOAN_WRITTEN_OFF', undefined, day]);
    expect(onTheDay.filter(([rule]) => rule === 'SERIOUSLY_LATE_INSTALLMENT')).toHaveLength(1);
    const paidOn = (paid: string) => scored([written, payment(paid, 1_000_000)], addDays(day, 500));
    expect(paidOn(addDays(day, 1))).toEqual(onTheDay);
    expect(paidOn(day)).toEqual(onTheDay);
  });

  it('leaves no rest too small to be owed, of an installment neither', () => {
    const contract = contractOf({ policy: { rules: RULES } });
    const day = addDays(FIRST_DUE, 91);
    const later = addDays(day, 9);
    const written = entry('WRITE_OFF', day);
    const { outstandingMinor } = serviceLoan(contract, [written], day);
    const all = outstandingMinor / 100;
    const { writtenOffOn, dueMinor, installments } = serviceLoan(
      contract,
      [written, payment(later, all - 0.99)],
      later,
    );
    expect(writtenOffOn).toBe(day);
    expect(dueMinor).toBe(99);
    expect(installments.at(-1)).toMatchObject({ status: 'UPCOMING', daysLate: 0 });
    expect(installments.at(-1)).not.toHaveProperty('settledOn');
    expect(installments[0]).toMatchObject({ status: 'PAID', settledOn: later });

    const { closedOn, ...closed } = serviceLoan(contract, [written, payment(later, all)], later);
    expect(closedOn).toBe(later);
    expect(closed.installments.at(-1)).toMatchObject({ status: 'PAID', settledOn: later });
    // One that was kept before the write-off was kept, though its rest is owed now.
    const kept = payment(FIRST_DUE, 17_066.5);
    const [first] = serviceLoan(contract, [kept, { ...written, enteredOn: later }], later).installments;
    expect(first).toMatchObject({ status: 'OVERDUE', settledOn: FIRST_DUE });
  });

  it('is late since its oldest installment of which something is left, be it a rest', () => {
    const contract = contractOf({ policy: { rules: RULES } });
    const [day, later] = ['2026-05-20', '2026-06-20'];
    const since = (paid: number, before: LoanEntry[] = []) => {
      const entries = [...before, entry('WRITE_OFF', day)];
      const { outstandingMinor } = serviceLoan(contract, entries, later);
      const amount = paid > 0 ? paid : outstandingMinor / 100 + paid;
      return serviceLoan(contract, [...entries, payment(later, amount)], later).oldestUnpaidOn;
    };
    const { penaltyMinor = 0, feeMinor = 0 } = serviceLoan(contract, [], day).installments[0] ?? {};
    const first = 17_067 + (penaltyMinor + feeMinor) / 100;

    expect([since(first - 0.4), since(first)]).toEqual(['2026-02-16', '2026-03-16']);
    expect([since(-0.4), since(0)]).toEqual(['2026-07-15', undefined]);
    // Of one that counted as paid before, only once nothing else is left.
    expect(since(0.1, [payment('2026-02-15', 17_066.5)])).toBe('2026-03-16');
    expect(since(-0.1, [payment('2026-01-15', 16_664.5, true)])).toBe('2026-07-15');
  });

  it('and where they are taken back, cost the score as little as anything else of the days between', () => {
    const contract = contractOf({ termMonths: 12 });
    const day = addDays(FIRST_DUE, 91);
    const lifted = addDays(day, 60);
    const lateOn = (entries: LoanEntry[], asOf: string) =>
      scoreEntriesOf(serviceLoan(contract, entries, asOf), {
        principalMinor: contract.principalMinor,
        graceDays: 3,
        walletMinor: new Map(),
      });
    const written = { ...entry('WRITE_OFF', day), liftedOn: lifted };
    const between = ({ on }: { on: string }) => on > day && on <= lifted;
    const asIfNever = lateOn([], addDays(lifted, 200));

    expect(asIfNever.filter(between).length).toBeGreaterThan(4);
    expect(lateOn([written], lifted)).toEqual(lateOn([], day));
    expect(lateOn([written], addDays(lifted, 200))).toEqual(asIfNever.filter((one) => !between(one)));
    // What was paid late of those days earns nothing either, and one that is written off again keeps them free.
    expect(lateOn([written, payment(lifted, 50_000)], lifted)).toEqual(lateOn([], day));
    const again = lateOn([written, entry('WRITE_OFF', addDays(lifted, 1))], addDays(lifted, 9));
    expect(again.filter(between)).toEqual([]);
  });
});
