import fc from 'fast-check';
import type { HardshipWay } from '../hardship/first-period';
import { type HardshipQuote, hardshipQuote } from '../hardship/hardship-quote';
import { changedHistories } from '../testing/changed-histories';
import { contractOf, payment } from '../testing/loans';
import { checkpointOf } from './checkpoint';
import type { LoanEntry, ScheduleChange } from './contract';
import { positionOf } from './position';
import { toldNumbers, toldPosition } from './schedule-in-force';
import { playLoan } from './service-loan';

const contract = contractOf({ principalMinor: 600_000_00, termMonths: 6, startsOn: '2027-01-15' });

function changeOn(enteredOn: string, entries: readonly LoanEntry[], way: HardshipWay): ScheduleChange {
  const { change }: HardshipQuote = hardshipQuote(checkpointOf(playLoan(contract, entries, enteredOn)), way, {
    unitMinor: 100,
    mostInstallments: 48,
  });
  return { ...change, id: `changed on ${enteredOn}`, kind: 'SCHEDULE_CHANGE', enteredOn };
}

function toldOn(asOf: string, entries: readonly LoanEntry[]) {
  const running = playLoan(contract, entries, asOf);
  return toldPosition(running, positionOf(running, asOf));
}

const numbersOn = (asOf: string, entries: readonly LoanEntry[]) =>
  toldOn(asOf, entries).installments.map(({ number, movedOn }) => (movedOn ? `${number} moved` : number));
const PAUSE = { kind: 'PAUSE', months: 1 } as const;
const first = payment('2027-02-15', 101_000);

describe('the schedule in force', () => {
  it('is the first one as long as nothing changed', () => {
    expect(numbersOn('2027-03-01', [first])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('goes on counting after what was due by the day of the change, and from the next day on counts that too', () => {
    const dayBefore = [changeOn('2027-03-14', [], PAUSE)];
    const sameDay = [changeOn('2027-03-15', [], PAUSE)];

    expect(numbersOn('2027-03-20', dayBefore)).toEqual(['1 moved', 2, 3, 4, 5, 6, 7]);
    expect(numbersOn('2027-03-20', sameDay)).toEqual(['1 moved', '2 moved', 3, 4, 5, 6, 7, 8]);
  });

  it('calls nothing paid that went into the new schedule, once it owes nothing any more', () => {
    const standing = (...entries: LoanEntry[]) =>
      toldOn('2027-03-20', entries)
        .installments.slice(0, 3)
        .map(({ status }) => status);
    const change = changeOn('2027-03-15', [], PAUSE);
    const { dueMinor } = toldOn('2027-03-20', [change]);

    expect(standing(change)).toEqual(['DUE', 'MOVED', 'UPCOMING']);
    expect(standing(change, payment('2027-03-20', dueMinor / 100))).toEqual(['MOVED', 'MOVED', 'UPCOMING']);
  });

  it('keeps what was paid ahead, also where it is a part of an installment', () => {
    const { principalMinor, interestMinor } = contract.installments[0]!;
    const wholeMinor = principalMinor + interestMinor;
    const ahead = (amountMinor: number) => payment('2027-01-20', amountMinor / 100);
    const change = (amountMinor: number) => [
      ahead(amountMinor),
      changeOn('2027-01-25', [ahead(amountMinor)], PAUSE),
    ];

    expect(numbersOn('2027-02-01', change(2 * wholeMinor))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numbersOn('2027-02-01', change(2 * wholeMinor + 1_00))).toEqual([1, 2, '3 moved', 4, 5, 6, 7]);
  });

  it('tells what was paid early of installments that were replaced apart from its rows', () => {
    const early = payment('2027-01-20', 50_000, true);
    const entries = [early, changeOn('2027-01-25', [early], PAUSE)];
    const { installments, paidOfReplacedMinor, paidMinor } = toldOn('2027-02-01', entries);
    const [head] = installments;

    // The interest of the days so far was paid of the first one, and principal from the last one backwards.
    expect(numbersOn('2027-02-01', entries)).toEqual(['1 moved', 2, 3, 4, 5, 6, 7]);
    expect(head?.paid).toMatchObject({ PRINCIPAL: 0, INTEREST: paidMinor - paidOfReplacedMinor });
    expect(paidOfReplacedMinor).toBeGreaterThan(0);
  });

  it('counts on through a second change', () => {
    const one = changeOn('2027-03-20', [], PAUSE);
    const two = changeOn('2027-06-20', [one], { kind: 'LONGER_TERM', months: 2 });

    expect(numbersOn('2027-06-21', [one, two])).toEqual([
      '1 moved',
      '2 moved',
      '3 moved',
      '4 moved',
      ...Array.from({ length: two.installments.length }, (_, index) => index + 5),
    ]);
  });

  it('counts by the day where a change does not say its number', () => {
    const { shownFrom, ...change } = changeOn('2027-03-20', [], PAUSE);

    expect(toldNumbers(contract.installments, [change]).get(7)?.shown).toBe(3);
    expect(shownFrom).toBe(3);
  });

  it('never calls overdue what went into another schedule', () => {
    const change = changeOn('2027-03-25', [], PAUSE);
    const { installments, dueMinor, oldestUnpaidOn } = toldOn('2027-03-30', [change]);

    expect(installments.map(({ status }) => status).slice(0, 3)).toEqual(['DUE', 'DUE', 'UPCOMING']);
    expect(dueMinor).toBeGreaterThan(0);
    expect(oldestUnpaidOn).toBe(installments[2]?.dueOn);
  });

  it('of any history has the numbers from 1 on without a gap, and all that was paid', () => {
    fc.assert(
      fc.property(changedHistories, ({ contract: any, entries, asOf }) => {
        const running = playLoan(any, entries, asOf);
        const { installments, paidOfReplacedMinor, paidMinor } = toldPosition(
          running,
          positionOf(running, asOf),
        );
        const inRows = installments.flatMap(({ paid }) => Object.values(paid));

        expect(installments.map(({ number }) => number)).toEqual(installments.map((_, index) => index + 1));
        expect(inRows.reduce((sum, amount) => sum + amount, paidOfReplacedMinor)).toBe(paidMinor);
      }),
      { numRuns: 200 },
    );
  });
});
