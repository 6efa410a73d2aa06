export const manilaTime = 'Asia/Manila';

const manilaDate = new Intl.DateTimeFormat('en-CA', { timeZone: manilaTime, dateStyle: 'short' });

/** The day it is in the Philippines at a moment, as YYYY-MM-DD. */
export function manilaDay(moment: string | Date): string {
  return manilaDate.format(new Date(moment));
}
