import { addMonths, type Day, daysBetween, fromDayNumber } from '../calendar';
import { isPaidUp, type RunningLoan, unpaidOfSchedule } from '../servicing/running-loan';

/** What a member who cannot pay as agreed may ask for. */
export type HardshipWay =
  /** Nothing falls due for so many months. */
  | { readonly kind: 'PAUSE'; readonly months: number }
  /** So many more installments. */
  | { readonly kind: 'LONGER_TERM'; readonly months: number }
  /** Another day of the month, from 1 to 28. */
  | { readonly kind: 'DUE_DAY'; readonly dayOfMonth: number };

/** A due day comes by no more than half a month earlier. */
const MOST_DAYS_EARLIER = 15;

export interface FirstPeriod {
  /** Due days are counted from it, the first one so many months later. */
  readonly anchorOn: Day;
  readonly firstMonth: number;
  /** From when interest of the current month runs. */
  readonly monthBeganOn: Day;
  /** The days of a month as it was. */
  readonly monthDays: number;
  /** By how many days the first due day is later than it would be, or earlier when negative. */
  readonly shiftDays: number;
}

/** When the new schedule begins: with the due day that would come next, moved as the way says. */
export function firstPeriodOf(loan: RunningLoan, way: HardshipWay): FirstPeriod {
  const today = fromDayNumber(loan.playedToDay);
  const anchorOn = loan.changes.at(-1)?.anchorOn ?? loan.contract.startsOn;
  const next = loan.installments.find(
    (one) => one.dueDay > loan.playedToDay && !isPaidUp(unpaidOfSchedule(one), loan.contract.policy),
  );
  const month = monthOf(anchorOn, next?.dueOn, today);
  const dueOn = addMonths(anchorOn, month);
  const regularlyBegan = addMonths(anchorOn, month - 1);
  const period = {
    monthBeganOn: next ? fromDayNumber(next.beginsDay) : regularlyBegan,
    monthDays: daysBetween(regularlyBegan, dueOn),
    shiftDays: 0,
  };
  if (way.kind === 'PAUSE') return { ...period, anchorOn, firstMonth: month + way.months };
  if (way.kind === 'LONGER_TERM') return { ...period, anchorOn, firstMonth: month };
  const firstOn = nearestDay(way.dayOfMonth, dueOn, today);
  return { ...period, shiftDays: daysBetween(dueOn, firstOn), anchorOn: firstOn, firstMonth: 0 };
}

/** The month, counted from the anchor, whose due day comes next. */
function monthOf(anchorOn: Day, nextDueOn: Day | undefined, today: Day): number {
  const isPast = (day: Day) => (nextDueOn === undefined ? day <= today : day < nextDueOn);
  let month = 0;
  while (isPast(addMonths(anchorOn, month))) month++;
  return month;
}

function nearestDay(dayOfMonth: number, dueOn: Day, today: Day): Day {
  const isTooEarly = (day: Day) => day <= today || daysBetween(day, dueOn) > MOST_DAYS_EARLIER;
  let day = `${addMonths(dueOn, -1).slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
  while (isTooEarly(day)) day = addMonths(day, 1);
  return day;
}
