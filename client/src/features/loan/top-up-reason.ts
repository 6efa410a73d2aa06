import type { TopUpOfferDto } from '@pautang/sdk';

/** Why there is no new loan. That the loan does not run is seen anyway. */
export function shownReason({ reason, reasonText }: TopUpOfferDto): string | undefined {
  return reason === 'NOT_RUNNING' ? undefined : reasonText;
}
