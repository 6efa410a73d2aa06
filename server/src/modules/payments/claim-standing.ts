import type { Day } from '@pautang/loan-terms';
import type { ClaimState, PaymentClaim } from './payment-claim.entity';

/** A claim, with the payments that it may be. */
export interface ReadClaim extends PaymentClaim {
  /** The payment that it was found to be stands. */
  readonly isFound: boolean;
  /** Payments of its loan, amount and days that were recorded since, and that no claim is linked to, the earliest first. */
  readonly recordedSince: readonly string[];
  /** The day of the latest such payment that was recorded before: it is this transfer only if its reference says so. */
  readonly alikeOn: Day | null;
}

export type StandingClaim = Omit<ReadClaim, 'isFound' | 'recordedSince'> & { readonly state: ClaimState };

/**
 * How the claims of a loan stand. One is found by its link, or by a payment that was recorded after it and is no other claim's; of
 * several the earliest claim has the earliest payment.
 * @param claims newest first
 */
export function standingClaims(claims: readonly ReadClaim[], today: Day): StandingClaim[] {
  const taken = new Set<string>();
  const standing = claims.toReversed().map(({ isFound, recordedSince, ...claim }): StandingClaim => {
    const own = recordedSince.find((id) => !taken.has(id));
    if (own !== undefined) taken.add(own);
    return { ...claim, state: stateOf(claim, isFound || own !== undefined, today) };
  });
  return standing.toReversed();
}

function stateOf(
  { withdrawnAt, waitsUntil }: Pick<PaymentClaim, 'withdrawnAt' | 'waitsUntil'>,
  isFound: boolean,
  today: Day,
): ClaimState {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (isFound) return 'MATCHED';
  return waitsUntil < today ? 'NOT_FOUND' : 'WAITING';
}
