import type { Day } from '@pautang/loan-terms';

/** Today, as a loan has it: in the demo the clock may stand before days that it has lived, and a loan never goes back. */
export function loanDay(lived: Day | null | undefined, today: Day): Day {
  return lived && lived > today ? lived : today;
}
