import { type Day, toDayNumber } from '../calendar';
import { type LoanCheckpoint, resumeFrom } from './checkpoint';
import type { LoanEntry, LoanPosition, ServicedContract } from './contract';
import { isCreditUse, leftToLoan } from './credit-use';
import { dayOf } from './officer-entries';
import { play } from './play';
import { positionOf } from './position';
import { type RunningLoan, startLoan } from './running-loan';

/**
 * Where a loan stands at the end of a day, from its contract and what was paid: the loan is played through from
 * its first day, each day first its charges, then its payments in their order. Nothing else decides, so a
 * payment that is recorded late, or reversed, needs no rule of its own. Payments after the day are not looked
 * at, and the charges up to it stay the same whatever follows.
 */
export function serviceLoan(
  contract: ServicedContract,
  payments: readonly LoanEntry[],
  asOf: Day,
): LoanPosition {
  return positionOf(playLoan(contract, payments, asOf), asOf);
}

/** The loan itself, played through from its first day: for its position, and for a checkpoint of it. */
export function playLoan(contract: ServicedContract, payments: readonly LoanEntry[], asOf: Day): RunningLoan {
  return playTo(startLoan(contract), payments, asOf);
}

/**
 * The same as playing it through from its first day, without the days up to the checkpoint.
 * @param payments those that the checkpoint does not know, none of a day before it and recorded after all of its own
 * @throws RangeError for an earlier day, a payment of one, or credit that was used: then the loan has to be played through anew
 */
export function resumeLoan(
  checkpoint: LoanCheckpoint,
  payments: readonly LoanEntry[],
  asOf: Day,
): RunningLoan {
  if (asOf < checkpoint.on || payments.some((entry) => dayOf(entry) < checkpoint.on)) {
    throw new RangeError(`a checkpoint of ${checkpoint.on} says nothing about the days before it`);
  }
  if (payments.some(isCreditUse)) throw new RangeError('a checkpoint does not say where its credit is');
  return playTo(resumeFrom(checkpoint), payments, asOf);
}

function playTo(loan: RunningLoan, payments: readonly LoanEntry[], asOf: Day): RunningLoan {
  const { entries, uses, owedBackMinor } = leftToLoan(upTo(asOf, payments), loan.owedBackMinor);
  loan.uses = uses;
  loan.owedBackMinor = owedBackMinor;
  play(loan, entries, toDayNumber(asOf));
  return loan;
}

/** The payments up to a day, by day, and within one day as they were given. */
function upTo(asOf: Day, payments: readonly LoanEntry[]): (LoanEntry & { readonly day: number })[] {
  return payments
    .filter((entry) => dayOf(entry) <= asOf)
    .map((entry) => ({ ...entry, day: toDayNumber(dayOf(entry)) }))
    .sort((one, other) => one.day - other.day);
}
