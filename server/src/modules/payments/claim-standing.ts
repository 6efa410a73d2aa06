import { addDays, type Day } from '@pautang/loan-terms';
import type { ClaimState, PaymentClaim } from './payment-claim.entity';

/** For so many days after it was not found it is looked for still. */
export const LOOKED_FOR_DAYS = 30;

/** A claim, with the payments that it may be. */
export interface ReadClaim extends PaymentClaim {
  /** The payment that it was found to be stands. */
  readonly isFound: boolean;
  /** Payments of its loan, amount and days that were recorded since, and that no claim is linked to, the earliest first. */
  readonly recordedSince: readonly string[];
  /** Such payments that were recorded before, the latest first: one is this transfer only if its reference says so. */
  readonly recordedBefore: readonly { readonly id: string; readonly paidOn: Day }[];
}

export type StandingClaim = Omit<ReadClaim, 'isFound' | 'recordedSince' | 'recordedBefore'> & {
  readonly state: ClaimState;
  /** The day of a payment that was recorded before, that is no other claim's, and that no other one is told to be. */
  readonly alikeOn: Day | null;
};

/**
 * How the claims of a loan stand. One is found by its link, or by a payment that was recorded after it and is no other claim's: as
 * many are found as there can be.
 * @param claims newest first
 */
export function standingClaims(claims: readonly ReadClaim[], today: Day): StandingClaim[] {
  const told = claims.toReversed();
  const holders = shared(told);
  const found = new Set([
    ...holders.values(),
    ...told.flatMap((claim, place) => (claim.isFound ? place : [])),
  ]);
  const hints = hintsOf(told, found, new Set(holders.keys()));
  const standing = told.map(({ isFound: _, recordedSince: __, recordedBefore: ___, ...claim }, place) => ({
    ...claim,
    state: stateOf(claim, found.has(place), today),
    alikeOn: hints.get(place) ?? null,
  }));
  return standing.toReversed();
}

/** Which payment is whose, by the place of the claim: an earlier one takes another payment where a later one would have none. */
function shared(claims: readonly ReadClaim[]): Map<string, number> {
  const holders = new Map<string, number>();
  const takes = (place: number, asked: Set<string>): boolean =>
    (claims[place]?.recordedSince ?? []).some((id) => {
      if (asked.has(id)) return false;
      asked.add(id);
      const holder = holders.get(id);
      if (holder !== undefined && !takes(holder, asked)) return false;
      holders.set(id, place);
      return true;
    });
  for (const place of claims.keys()) takes(place, new Set());
  return holders;
}

/** Of payments that were there before each is told of one claim, of the same day where there is one. */
function hintsOf(
  claims: readonly ReadClaim[],
  found: ReadonlySet<number>,
  taken: Set<string>,
): Map<number, Day> {
  const hints = new Map<number, Day>();
  for (const isSameDay of [true, false]) {
    for (const [place, { recordedBefore, paidOn: told }] of claims.entries()) {
      if (found.has(place) || hints.has(place)) continue;
      const alike = recordedBefore.find(
        ({ id, paidOn }) => !taken.has(id) && (!isSameDay || paidOn === told),
      );
      if (!alike) continue;
      taken.add(alike.id);
      hints.set(place, alike.paidOn);
    }
  }
  return hints;
}

function stateOf(
  { withdrawnAt, waitsUntil }: Pick<PaymentClaim, 'withdrawnAt' | 'waitsUntil'>,
  isFound: boolean,
  today: Day,
): ClaimState {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (isFound) return 'MATCHED';
  if (waitsUntil >= today) return 'WAITING';
  return addDays(waitsUntil, LOOKED_FOR_DAYS) < today ? 'ENDED' : 'NOT_FOUND';
}
