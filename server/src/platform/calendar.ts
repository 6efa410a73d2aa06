/** The day it is in the Philippines, as YYYY-MM-DD. */
export function todayInManila(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(now);
}
