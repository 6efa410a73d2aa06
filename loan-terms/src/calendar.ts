/** A day in Asia/Manila as YYYY-MM-DD; days compare as strings do. */
export type Day = string;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MILLISECONDS = 86_400_000;
const MOST_REMEMBERED = 20_000;

/** The same few thousand days are read and written again and again. */
function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      if (made.size >= MOST_REMEMBERED) made.clear();
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

/** Whether the value is a day of the calendar: 2025-02-29 is none. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !DAY_PATTERN.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && fromDayNumber(time / DAY_MILLISECONDS) === value;
}

/** The days since 1970-01-01, to count with. @throws RangeError for what is no day. */
export const toDayNumber = remembering((day: Day): number => {
  if (!isDay(day)) throw new RangeError(`${day} is not a day`);
  return Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS;
});

export const fromDayNumber = remembering(
  (dayNumber: number): Day => new Date(dayNumber * DAY_MILLISECONDS).toISOString().slice(0, 10),
);

/** The day some days later, or earlier for a negative count. */
export function addDays(day: Day, days: number): Day {
  return fromDayNumber(toDayNumber(day) + days);
}

/**
 * The same day some months later, or the month's last where it has no such day: January 31 and a month is
 * February 28.
 */
export function addMonths(day: Day, months: number): Day {
  const first = new Date(toDayNumber(day) * DAY_MILLISECONDS);
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return fromDayNumber(Date.UTC(year, month, Math.min(first.getUTCDate(), lastOfMonth)) / DAY_MILLISECONDS);
}

/** The later one of two days. */
export function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** How many days after `from` the day `to` is; negative when it is before. */
export function daysBetween(from: Day, to: Day): number {
  return toDayNumber(to) - toDayNumber(from);
}

/**
 * The due days of a loan: the same day of each following month, clamped to its last. Each is counted from the
 * first day, so that January 31 falls due on February 28 and again on March 31.
 */
export function dueDays(startsOn: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addMonths(startsOn, index + 1));
}
