import { addDays, type Day, isDay, toDayNumber } from './calendar';

/** Days of each year as MM-DD, and days of one year. REGULAR: the regular holidays that can be told beforehand. */
export type HolidayEntry = string;
export const REGULAR = 'REGULAR';

/**
 * Regular holidays on the same day of each year (Executive Order 292, section 26, as amended by Republic Act 9492). Eid'l
 * Fitr and Eid'l Adha are proclaimed year by year.
 */
const EACH_YEAR = ['01-01', '04-09', '05-01', '06-12', '11-30', '12-25', '12-30'];
/** Days after a Thursday, as 1970-01-01 was. */
const SUNDAY = 3;
const MONDAY = 4;

/** Why a list of holidays cannot be used; undefined when it can. */
export function holidaysProblem(entries: readonly HolidayEntry[]): string | undefined {
  const isKnown = (entry: HolidayEntry) => entry === REGULAR || isDay(entry) || isDay(`2028-${entry}`);
  return entries.every(isKnown) ? undefined : 'must be a list of days, as MM-DD or YYYY-MM-DD';
}

/** The day itself, or the next one that is neither a Sunday nor a holiday. */
export function bankingDay(day: Day, holidays: readonly HolidayEntry[]): Day {
  let next = day;
  while (weekdayOf(next) === SUNDAY || isHoliday(next, holidays)) next = addDays(next, 1);
  return next;
}

/** So many banking days after a day, which itself does not count. */
export function bankingDaysAfter(day: Day, count: number, holidays: readonly HolidayEntry[]): Day {
  let last = day;
  for (let left = count; left > 0; left -= 1) last = bankingDay(addDays(last, 1), holidays);
  return last;
}

function isHoliday(day: Day, holidays: readonly HolidayEntry[]): boolean {
  const inYear = day.slice(5);
  if (holidays.includes(day) || holidays.includes(inYear)) return true;
  return holidays.includes(REGULAR) && (EACH_YEAR.includes(inYear) || isMovable(day));
}

/** Maundy Thursday, Good Friday, and National Heroes Day: the last Monday of August. */
function isMovable(day: Day): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  if (day === addDays(easter, -3) || day === addDays(easter, -2)) return true;
  return weekdayOf(day) === MONDAY && day.slice(5, 7) === '08' && day.slice(8) > '24';
}

function weekdayOf(day: Day): number {
  return toDayNumber(day) % 7;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  const [month, date] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
