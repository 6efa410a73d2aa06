import { type Day, type LoanPosition, positionOf, resumeLoan, toldPosition } from '@pautang/loan-terms';
import { loanDay } from '../loan/loan-day';
import { isKept } from '../servicing/servicing.service';
import type { LoanStanding } from './notices.sql';

/** Where a running loan stands on a day; undefined where its rows have to be brought up to date first. */
export function standingOn(
  { servicedOn, version, rulesVersion, state }: LoanStanding,
  day: Day,
): LoanPosition | undefined {
  if (!state || !isKept({ version, rulesVersion }) || state.on !== servicedOn) return undefined;
  const asOf = loanDay(servicedOn, day);
  const running = resumeLoan(state, [], asOf);
  return toldPosition(running, positionOf(running, asOf));
}
