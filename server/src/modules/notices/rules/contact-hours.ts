import {
  DAY_MILLISECONDS,
  HOUR_MILLISECONDS,
  startOfManilaDay,
  todayInManila,
} from '../../../platform/calendar';

/** SEC Memorandum Circular 18, series of 2019: nobody is contacted from 10 at night to 6 in the morning. */
const FIRST_HOUR = 6;
const LAST_HOUR = 22;

/** So many notices that ask for money reach one member on one day at most. */
export const MOST_COLLECTING_A_DAY = 3;

/** Whether members may be contacted at a moment. Codes and news of an account that somebody waits for go by another way. */
export function mayContact(at: Date): boolean {
  const hour = (at.getTime() - startOfManilaDay(todayInManila(at)).getTime()) / HOUR_MILLISECONDS;
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/** The first moment from then on at which they may be. */
export function nextContact(at: Date): Date {
  if (mayContact(at)) return at;
  const begin = startOfManilaDay(todayInManila(at)).getTime();
  const first = begin + FIRST_HOUR * HOUR_MILLISECONDS;
  return new Date(at.getTime() < first ? first : first + DAY_MILLISECONDS);
}

/** The first moment of the next day at which they may be. */
export function nextDaysContact(at: Date): Date {
  const begin = startOfManilaDay(todayInManila(at)).getTime() + DAY_MILLISECONDS;
  return new Date(begin + FIRST_HOUR * HOUR_MILLISECONDS);
}
