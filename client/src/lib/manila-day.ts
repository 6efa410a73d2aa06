const manilaDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila', dateStyle: 'short' });

/** The day it is in the Philippines at a moment, as YYYY-MM-DD. Loans are counted in such days, wherever one reads of them. */
export function manilaDay(moment: string | Date): string {
  return manilaDate.format(new Date(moment));
}
