import type { LoanQuoteDto } from '@pautang/sdk';

/** What the last month costs, where rounding makes it another amount than the months before. */
export function differingLast({
  schedule,
  installmentAmountXR,
}: Pick<LoanQuoteDto, 'schedule' | 'installmentAmountXR'>): number | undefined {
  const last = schedule.at(-1)?.amount;
  return last === installmentAmountXR ? undefined : last;
}
