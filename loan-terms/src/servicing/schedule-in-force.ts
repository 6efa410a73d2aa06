import type { Day } from '../calendar';
import { sumOf } from '../money';
import {
  BUCKETS,
  type ContractInstallment,
  type InstallmentPosition,
  type LoanPosition,
  type ScheduleChange,
} from './contract';
import { isPaidUp, type RunningLoan, unpaidOfSchedule } from './running-loan';

/** Where the loan stands, in the numbers of the schedule that is in force. */
export interface ToldPosition extends LoanPosition {
  /** What was paid early of installments that a later schedule replaced: they are in no row any more. */
  readonly paidOfReplacedMinor: number;
}

/** How an installment is told, by its number in the rules. */
interface ToldNumber {
  readonly shown: number;
  /** Whether a later schedule has taken its place. */
  readonly isReplaced: boolean;
}

/**
 * The numbers that a borrower reads. What was paid or due before a change keeps its number, and the installments of the new
 * schedule go on counting from there, in the place of those that were still to come.
 */
export function toldNumbers(
  agreed: readonly Pick<ContractInstallment, 'number' | 'dueOn'>[],
  changes: readonly ScheduleChange[],
): ReadonlyMap<number, ToldNumber> {
  const told = new Map<number, ToldNumber & { readonly dueOn: Day }>(
    agreed.map(({ number, dueOn }) => [number, { shown: number, dueOn, isReplaced: false }]),
  );
  for (const { enteredOn, shownFrom, installments } of changes) {
    const standing = [...told.values()].filter(({ isReplaced }) => !isReplaced);
    // Changes that were agreed to before numbers were told say only their day.
    const first = shownFrom ?? 1 + standing.filter(({ dueOn }) => dueOn <= enteredOn).length;
    for (const [number, one] of told) if (one.shown >= first) told.set(number, { ...one, isReplaced: true });
    for (const [index, { number, dueOn }] of installments.entries()) {
      told.set(number, { shown: first + index, dueOn, isReplaced: false });
    }
  }
  return told;
}

/** The number with which a new schedule would go on, from the end of the day that the loan was played through to. */
export function nextShownNumber(loan: RunningLoan): number {
  const told = toldNumbers(loan.contract.installments, loan.changes);
  const standing = loan.installments.filter(({ number }) => !told.get(number)!.isReplaced);
  const keeps = standing.findLastIndex(
    (one) => one.dueDay <= loan.playedToDay || isPaidAhead(one, standing, loan),
  );
  return keeps < 0 ? 1 : told.get(standing[keeps]!.number)!.shown + 1;
}

/** The position as a borrower is told it: the same amounts, by the installments of the schedule in force. */
export function toldPosition(loan: RunningLoan, position: LoanPosition): ToldPosition {
  if (loan.changes.length === 0) return { ...position, paidOfReplacedMinor: 0 };
  const told = toldNumbers(loan.contract.installments, loan.changes);
  const shownOf = (number: number) => told.get(number)!.shown;
  const isInForce = ({ number }: InstallmentPosition) => !told.get(number)!.isReplaced;
  const renumbered = <Row extends { readonly installmentNumber: number }>(row: Row): Row => {
    return { ...row, installmentNumber: shownOf(row.installmentNumber) };
  };
  return {
    ...position,
    installments: position.installments
      .filter(isInForce)
      .map((installment) => ({ ...installment, number: shownOf(installment.number) })),
    lateCharges: position.lateCharges.map(renumbered),
    allocations: position.allocations.map(renumbered),
    paidOfReplacedMinor: sumOf(
      position.installments
        .filter((one) => !isInForce(one))
        .flatMap(({ paid }) => BUCKETS.map((bucket) => paid[bucket])),
    ),
  };
}

/** One of those that come first in a row and are paid, or the first that is not, where a part of it is. */
function isPaidAhead(
  { number, paid }: RunningLoan['installments'][number],
  standing: RunningLoan['installments'],
  { contract }: RunningLoan,
): boolean {
  const head = standing.find(
    (one) => one.movedDay === undefined && !isPaidUp(unpaidOfSchedule(one), contract.policy),
  );
  if (!head || number < head.number) return true;
  return number === head.number && paid.INTEREST + paid.PRINCIPAL > 0;
}
