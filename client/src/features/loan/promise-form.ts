import { addDays, type Day, daysBetween } from '@pautang/loan-terms';
import { defineForm } from '../../components/form/define-form';

/** By which day and how much, as typed. */
export const promiseForm = (amount: number | undefined) =>
  defineForm({
    empty: { amount: amount === undefined ? '' : String(amount), promisedOn: '' },
    rules: {},
    judges: { amount: (text) => Number(text) > 0, promisedOn: (day) => day !== '' },
  });

/** The days that can be named. */
export function promiseDays(today: Day, latest: Day): readonly Day[] {
  const count = Math.max(0, daysBetween(today, latest) + 1);
  return Array.from({ length: count }, (_, index) => addDays(today, index));
}
