import { halfWidth } from '../../../lib/half-width';

export type DatePart = 'month' | 'day' | 'year';
export type DateParts = Record<DatePart, string>;

export const partLengths: Record<DatePart, number> = { month: 2, day: 2, year: 4 };

const firstYear = 1900;

/**
 * In which order dates are written where the browser is at home, whatever language the page is in: month first in the
 * Philippines and the United States, day first in most other places.
 */
export function partOrder(locale: string): DatePart[] {
  return dateFormat(locale)
    .formatToParts()
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'month' || type === 'day' || type === 'year');
}

// Not every browser names its locale as Intl wants it: some say en-US@posix.
function dateFormat(locale: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { calendar: 'gregory' });
  } catch {
    return new Intl.DateTimeFormat('fil-PH');
  }
}

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

const maxOf = (part: DatePart): number =>
  part === 'month' ? 12 : part === 'day' ? 31 : new Date().getFullYear();

function isPossibleStart(part: DatePart, digits: string): boolean {
  if (part !== 'year') return Number(digits) <= maxOf(part) && digits !== '00';
  const lowest = Number(digits.padEnd(4, '0'));
  const highest = Number(digits.padEnd(4, '9'));
  return highest >= firstYear && lowest <= maxOf('year');
}

/** Takes typed text digit by digit, leaves out what no date has, and pads where no second digit can follow. */
export function readPart(part: DatePart, typed: string): string {
  let digits = '';
  for (const digit of halfWidth(typed).replace(/\D/g, '')) {
    if (digits.length < partLengths[part] && isPossibleStart(part, digits + digit)) digits += digit;
  }
  const isWhole = part !== 'year' && digits.length === 1 && Number(`${digits}0`) > maxOf(part);
  return isWhole ? digits.padStart(2, '0') : digits;
}

export function padPart(part: DatePart, digits: string): string {
  return part !== 'year' && digits.length === 1 && digits !== '0' ? digits.padStart(2, '0') : digits;
}

/** Whether what stands between two numbers, as in 1/2/1995, follows the number: the next digits are the next box's. */
export function isEnded(part: DatePart, typed: string): boolean {
  return /\d[-/. ]$/.test(typed) && padPart(part, readPart(part, typed)).length === partLengths[part];
}

export function isFilled(parts: DateParts): boolean {
  return parts.month.length === 2 && parts.day.length === 2 && parts.year.length === 4;
}

/** A whole date that was pasted, as 1995-06-12 or, in the order of the boxes, 6/12/1995. */
export function readWhole(text: string, order: readonly DatePart[]): DateParts | undefined {
  const numbers = /^(\d{1,4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,4})$/.exec(halfWidth(text).trim())?.slice(1);
  if (!numbers) return undefined;
  const isYearFirst = numbers[0]?.length === 4;
  const places: readonly DatePart[] = isYearFirst ? ['year', 'month', 'day'] : order;
  const parts = { year: '', month: '', day: '' };
  for (const [index, part] of places.entries()) {
    const number = numbers[index] ?? '';
    parts[part] = padPart(part, readPart(part, number));
    // The month 13 would be read as the month 1: better nothing than another date.
    if (Number(parts[part]) !== Number(number)) return undefined;
  }
  return isFilled(parts) ? parts : undefined;
}

/** YYYY-MM-DD, or what of it was typed; '' for nothing. */
export function joinDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${month}-${day}` : '';
}

/** Whether the calendar has the date: it has no February 30. */
export function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return isFilled(splitDate(value)) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
