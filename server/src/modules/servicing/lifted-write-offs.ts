import type { Day, LoanEntry } from '@pautang/loan-terms';
import { todayInManila } from '../../platform/calendar';
import type { Repayment } from './repayment.entity';

/**
 * A payment that is recorded while the loan is written off counts from the write-off on. Once that was taken back, it counts
 * from the day on which it was made, or from the change of the schedule before the write-off where that came later.
 * @param entries in the order of recording
 */
export function onceLifted(entries: readonly (LoanEntry | Repayment)[]): LoanEntry[] {
  const lifted = new Set<Day>();
  let changedOn = '';
  return entries.map((entry) => {
    if ('kind' in entry) {
      if (entry.kind === 'SCHEDULE_CHANGE') changedOn = entry.enteredOn;
      if (entry.kind === 'WRITE_OFF' && entry.liftedOn !== undefined) lifted.add(entry.enteredOn);
    } else if ('paidAt' in entry && lifted.has(entry.paidOn)) {
      const madeOn = todayInManila(entry.paidAt);
      return { ...entry, paidOn: madeOn < changedOn ? changedOn : madeOn };
    }
    return entry;
  });
}
