import { type Day, isDay } from '@pautang/loan-terms';

export const HOUR_MILLISECONDS = 60 * 60 * 1000;
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** The Philippines have one time zone without daylight saving: UTC+8. */
const MANILA = '+08:00';
const MANILA_MILLISECONDS = 8 * HOUR_MILLISECONDS;

/** The day it is in the Philippines, as YYYY-MM-DD. */
export function todayInManila(now: Date): string {
  return new Date(now.getTime() + MANILA_MILLISECONDS).toISOString().slice(0, 10);
}

/** The moment at which a day begins in the Philippines. */
export function startOfManilaDay(day: string): Date {
  return new Date(`${day}T00:00:00${MANILA}`);
}

/** Until the next day begins in the Philippines. */
export function secondsUntilTomorrow(now: Date): number {
  return (startOfManilaDay(todayInManila(now)).getTime() + DAY_MILLISECONDS - now.getTime()) / 1000;
}

/**
 * The moment that a day (its beginning) or a time stands for, and the day it is in the Philippines; undefined for
 * what no calendar has.
 */
export function readDayOrTime(text: string): { readonly at: Date; readonly on: Day } | undefined {
  const [day] = text.split('T');
  const at = text === day ? startOfManilaDay(day) : new Date(text);
  return isDay(day) && !Number.isNaN(at.getTime()) ? { at, on: todayInManila(at) } : undefined;
}
