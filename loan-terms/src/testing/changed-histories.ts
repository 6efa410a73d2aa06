import fc from 'fast-check';
import { bankingDay } from '../banking-day';
import { addDays, type Day, daysBetween, laterOf } from '../calendar';
import type { HardshipWay } from '../hardship/first-period';
import { hardshipQuote } from '../hardship/hardship-quote';
import { checkpointOf } from '../servicing/checkpoint';
import type { LoanEntry, ScheduleChange, ServicedContract } from '../servicing/contract';
import { playLoan } from '../servicing/service-loan';
import { histories } from './histories';

/** The life of a loan whose schedule is changed once or twice. */
export interface ChangedHistory {
  readonly contract: ServicedContract;
  /** In the order of recording: what was recorded after a change counts from its day at the earliest. */
  readonly entries: readonly LoanEntry[];
  readonly asOf: Day;
}

const ways: fc.Arbitrary<HardshipWay> = fc.oneof(
  fc.constantFrom(1, 2, 3).map((months) => ({ kind: 'PAUSE' as const, months })),
  fc.constantFrom(1, 2, 6, 12).map((months) => ({ kind: 'LONGER_TERM' as const, months })),
  fc.constantFrom(1, 10, 17, 28).map((dayOfMonth) => ({ kind: 'DUE_DAY' as const, dayOfMonth })),
);

export const changedHistories: fc.Arbitrary<ChangedHistory> = fc
  .record({
    history: histories,
    changes: fc.array(
      fc.record({
        /** How much of the loan's time and of its payments comes before. */
        time: fc.double({ min: 0, max: 0.9, noNaN: true }),
        known: fc.double({ min: 0, max: 1, noNaN: true }),
        way: ways,
      }),
      { minLength: 1, maxLength: 2 },
    ),
    takenBack: fc.option(fc.nat(), { freq: 3 }),
    later: fc.nat({ max: 200 }),
  })
  .map(({ history, changes, takenBack, later }) => {
    const { contract, payments } = history;
    const asOf = addDays(history.asOf, later);
    const days = Math.max(1, daysBetween(contract.startsOn, asOf));
    let entries: LoanEntry[] = [];
    let taken = 0;
    let since = contract.startsOn;
    for (const [index, { time, known, way }] of changes.entries()) {
      const on = laterOf(since, addDays(contract.startsOn, Math.floor(time * days)));
      const upTo = Math.max(taken, Math.round(known * payments.length));
      const before = payments.slice(taken, upTo).filter(({ paidOn }) => paidOn <= on);
      entries = [...entries, ...before.map((one) => ({ ...one, paidOn: laterOf(one.paidOn, since) }))];
      taken = upTo;
      const change = changeOf(contract, entries, on, way, `change ${index}`);
      if (!change) continue;
      entries.push(change);
      since = on;
    }
    const rest = payments.slice(taken).map((one) => ({ ...one, paidOn: laterOf(one.paidOn, since) }));
    entries = [...entries, ...rest];
    const lost = takenBack === null ? undefined : entries.filter((entry) => 'paidOn' in entry)[takenBack % 9];
    return { contract, entries: entries.filter((entry) => entry !== lost), asOf };
  });

/** Undefined where the loan cannot be changed so. */
function changeOf(
  contract: ServicedContract,
  entries: readonly LoanEntry[],
  on: Day,
  way: HardshipWay,
  id = 'change',
): ScheduleChange | undefined {
  try {
    const checkpoint = checkpointOf(playLoan(contract, entries, on));
    const { change } = hardshipQuote(checkpoint, way, {
      unitMinor: contract.policy.rules?.coinMinor ?? 1,
      mostInstallments: 60,
      keptOn: (day) => bankingDay(day, ['REGULAR']),
    });
    return { id, kind: 'SCHEDULE_CHANGE', enteredOn: on, ...change };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
