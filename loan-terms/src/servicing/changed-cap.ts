import { addMonths, fromDayNumber, toDayNumber } from '../calendar';
import { type CappedContract, type EarlyInterest, roomOfContractYear } from './cap';
import type { ChangedInstallment } from './contract';
import type { RunningInstallment, RunningLoan } from './running-loan';

/** The contract whose interest the yearly cap goes by: as it was charged, and as it will be. */
export function cappedContract({ contract, installments, changes }: RunningLoan): CappedContract {
  if (installments.every(({ movedDay }) => movedDay === undefined) && changes.length === 0) return contract;
  return {
    ...contract,
    installments: installments.map((one) => ({
      number: one.number,
      dueOn: fromDayNumber(one.dueDay),
      principalMinor: one.principalMinor,
      interestMinor: one.chargedMinor ?? one.interestMinor - (one.carriedMinor ?? 0),
      ...(one.movedDay === undefined && { early: earlyOf(one) }),
    })),
  };
}

/** Periods of a changed schedule may go from one contract year into the next, and a pause is earned before it is due. */
function earlyOf({ period, pause }: RunningInstallment): EarlyInterest[] {
  return [
    ...(period ? [{ fromDay: period.beginsDay, amountMinor: period.interestMinor }] : []),
    ...(pause ? [{ fromDay: pause.beginsDay, amountMinor: pause.agreedMinor }] : []),
  ];
}

/**
 * The yearly cap holds across a change: interest of the new installments for which a contract year has no room is never
 * charged, also where early settlement brings it forward. That of a pause gives way first, of the last installment before
 * the others.
 * @param closed the loan with its old schedule closed
 * @param beginsDay from which the first new installment bears interest
 * @param before the schedule as it was
 */
export function withinYearlyCap(
  installments: readonly ChangedInstallment[],
  closed: RunningLoan,
  beginsDay: number,
  before: CappedContract,
): ChangedInstallment[] {
  const cut = installments.map((one) => ({ ...one }));
  const { contract, capRoom, playedToDay } = closed;
  const capped = cappedContract(closed);
  const lastOn = cut.at(-1)!.dueOn;
  for (let year = 1; addMonths(contract.startsOn, 12 * (year - 1)) < lastOn; year++) {
    const after = addMonths(contract.startsOn, 12 * (year - 1));
    const upTo = addMonths(contract.startsOn, 12 * year);
    const upToDay = toDayNumber(upTo);
    if (upToDay <= playedToDay) continue;
    const begins = (index: number) => (index === 0 ? beginsDay : toDayNumber(cut[index - 1]!.dueOn));
    const ofYear = cut
      .map((one, index) => ({ one, isDue: one.dueOn <= upTo, isBegun: begins(index) < upToDay }))
      .filter(({ one }) => after < one.dueOn)
      .reverse();
    const lateMinor = year === capRoom.year ? roomOfContractYear(before, year) - capRoom.leftMinor : 0;
    const roomMinor = Math.max(0, roomOfContractYear(capped, year) - lateMinor);
    const wantedMinor = ofYear.reduce(
      (sum, { one, isDue, isBegun }) => sum + one.pauseMinor + (isDue || isBegun ? ownMinor(one) : 0),
      0,
    );
    const bearing = ofYear.filter(({ isDue, isBegun }) => isDue || isBegun).map(({ one }) => one);
    cutBy(
      Math.max(0, wantedMinor - roomMinor),
      ofYear.map(({ one }) => one),
      bearing,
    );
  }
  return cut;
}

const ownMinor = ({ interestMinor, carriedMinor, pauseMinor }: ChangedInstallment) =>
  interestMinor - carriedMinor - pauseMinor;

type Cut = { -readonly [Key in keyof ChangedInstallment]: ChangedInstallment[Key] };

function cutBy(amountMinor: number, paused: readonly Cut[], bearing: readonly Cut[]): void {
  let leftMinor = amountMinor;
  for (const one of paused) {
    const partMinor = Math.min(leftMinor, one.pauseMinor);
    one.pauseMinor -= partMinor;
    one.interestMinor -= partMinor;
    leftMinor -= partMinor;
  }
  for (const one of bearing) {
    const partMinor = Math.min(leftMinor, ownMinor(one));
    one.interestMinor -= partMinor;
    leftMinor -= partMinor;
  }
}
