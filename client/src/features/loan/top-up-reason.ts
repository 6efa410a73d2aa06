import type { TopUpOfferDto } from '@pautang/sdk';

/** Why there is no new loan, where a member can do something with it. */
export function shownReason({ reason, reasonText }: TopUpOfferDto): string | undefined {
  return reason === 'NOT_OFFERED' || reason === 'NOT_RUNNING' ? undefined : reasonText;
}
