import { type Day, toDayNumber } from '../calendar';
import { type LoanCheckpoint, resumeFrom } from './checkpoint';
import type { Bucket, CreditUse, LoanEntry, OfficerEntry, ReceivedPayment, ScheduleChange } from './contract';
import { dayOf } from './officer-entries';
import { play } from './play';
import { type EntryOfDay, type RunningLoan, startLoan, unpaidMinor } from './running-loan';

/** What is owed at the end of a day, by the schedule as it stood then. Hundredths of the loan's currency. */
export interface OwedOn {
  readonly on: Day;
  readonly principalMinor: number;
  /** Of all installments that are left, charged by now or not; without penalties. */
  readonly interestMinor: number;
}

export function owedOf({ installments }: RunningLoan, on: Day): OwedOn {
  const unpaid = (bucket: Bucket) =>
    installments.reduce((sum, installment) => sum + unpaidMinor(installment, bucket), 0);
  return { on, principalMinor: unpaid('PRINCIPAL'), interestMinor: unpaid('INTEREST') };
}

/**
 * What was owed on the loan's first day, after each day on which something was paid, and on the last day. Played
 * through from the first day, by the contract that the checkpoint holds.
 * @param payments all that were received by then, in the order of day and recording, with what was waived
 */
export function owedUntil(
  checkpoint: LoanCheckpoint,
  payments: readonly (ReceivedPayment | OfficerEntry)[],
  asOf: Day,
): OwedOn[] {
  const { contract } = resumeFrom(checkpoint);
  const loan = startLoan(contract);
  const known = [...payments, ...changesOf(checkpoint), ...writeOffsOf(checkpoint)].filter(
    (entry) => dayOf(entry) <= asOf,
  );
  const days = new Set([...known.map(dayOf), asOf]);
  days.delete(contract.startsOn);
  const owedAfter = (on: Day): OwedOn => {
    const ofDay = known.filter((entry) => dayOf(entry) === on);
    playDay(loan, ofDay, on);
    return owedOf(loan, on);
  };
  return [contract.startsOn, ...[...days].sort()].map(owedAfter);
}

function changesOf({ changed }: LoanCheckpoint): readonly ScheduleChange[] {
  return changed?.changes ?? [];
}

/** The one that stands last: those before it were taken back. */
function writeOffsOf({ writtenOffOn, lifted = [] }: LoanCheckpoint): OfficerEntry[] {
  const entry = { id: '', kind: 'WRITE_OFF', amountMinor: 0 } as const;
  const earlier = lifted.map(([enteredOn, liftedOn]) => ({ ...entry, enteredOn, liftedOn }));
  return writtenOffOn === undefined ? earlier : [...earlier, { ...entry, enteredOn: writtenOffOn }];
}

/** Plays a loan on to the end of a day, on which these payments come. */
export function playDay(
  loan: RunningLoan,
  payments: readonly Exclude<LoanEntry, CreditUse>[],
  on: Day,
): void {
  const day = toDayNumber(on);
  play(
    loan,
    payments.map((entry): EntryOfDay => ({ ...entry, day })),
    day,
  );
}
