import { addMonths, type Day } from '@pautang/loan-terms';

/** Months from one mark to the next. */
const steps = [1, 2, 3, 6, 12, 24];

/**
 * Days to mark on an axis of time: the first one, and of those that follow by whole months as many as there is room for.
 * @param room how many labels the axis is long
 */
export function monthTicks(from: Day, until: Day, room: number): Day[] {
  const months: Day[] = [];
  for (let month = 0; addMonths(from, month) <= until; month++) months.push(addMonths(from, month));
  const step = steps.find((each) => each * room >= months.length - 1) ?? months.length;
  return months.filter((_, index) => index % step === 0);
}
