import { fractionDigits } from '@pautang/loan-terms';
import { currentLanguage, type Language } from './language';
import { manilaDay, manilaTime } from './manila-day';

// Figures look the same in both: the specification wants them as in the United States, and the Philippines writes them so.
const locales: Readonly<Record<Language, string>> = { en: 'en-US', fil: 'fil-PH' };

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

// Making a format is slow, using it again is not.
function keep<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  kind: string,
  make: (locale: string) => Format,
): Format {
  const locale = locales[currentLanguage()];
  const key = `${locale} ${kind}`;
  const format = (made.get(key) as Format | undefined) ?? make(locale);
  made.set(key, format);
  return format;
}

const numberFormat = (kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  keep(kind, (locale) => new Intl.NumberFormat(locale, options));

const dateFormat = (kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep(kind, (locale) => new Intl.DateTimeFormat(locale, options));

function currencyFormat(currency: string, fractionDigits: number): Intl.NumberFormat {
  return numberFormat(`${currency}${fractionDigits}`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
}

/** Intl writes a hyphen, which is shorter than the plus beside it. */
const withMinus = (figures: string): string => figures.replace('-', '−');

/** 1234.5 as '1,234.5'. Rates may be set with four decimals. */
export function formatNumber(value: number): string {
  return withMinus(numberFormat('number', { maximumFractionDigits: 4 }).format(value));
}

/** 1234.5 as '1,234.50'. */
export function formatHundredths(value: number): string {
  const format = numberFormat('hundredths', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return withMinus(format.format(value));
}

/** A rate with as many digits as say something. */
export function formatSignificant(value: number, digits: number): string {
  return numberFormat(`significant${digits}`, { maximumSignificantDigits: digits }).format(value);
}

/** 1234.5 PHP as '1,234.50', where its sign stands apart. */
export function formatFigure(value: number, currency = 'PHP'): string {
  const digits = fractionDigits(value, currency);
  const format = numberFormat(`figure${digits}`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withMinus(format.format(value));
}

/** 1234.5 PHP as '₱1,234.50'. */
export function formatMoney(value: number, currency = 'PHP'): string {
  return withMinus(currencyFormat(currency, fractionDigits(value, currency)).format(value));
}

/** 100000 PHP as '₱100,000', for the ends of a range. */
export function formatWholeMoney(value: number, currency = 'PHP'): string {
  return currencyFormat(currency, 0).format(value);
}

/** 250000 PHP as '₱250K', for the axis of a picture. */
export function formatCompactMoney(value: number, currency: string): string {
  const format = numberFormat(`compact ${currency}`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return format.format(value);
}

/** The parts of an amount, so that the sign and the fraction can step back. */
export function moneyParts(value: number, currency = 'PHP'): Intl.NumberFormatPart[] {
  return currencyFormat(currency, fractionDigits(value, currency))
    .formatToParts(value)
    .map((part) => ({ ...part, value: part.type === 'minusSign' ? withMinus(part.value) : part.value }));
}

export function currencySign(currency = 'PHP'): string {
  return moneyParts(0, currency).find((part) => part.type === 'currency')?.value ?? currency;
}

/**
 * 'November 12, 2026': a date (YYYY-MM-DD), or the day it is in the Philippines at a moment. Loans are counted in such
 * days, wherever one reads of them.
 */
export function formatLongDate(value: string | Date): string {
  const isPlainDate = typeof value === 'string' && value.length === 10;
  const day = isPlainDate ? value : manilaDay(value);
  return dateFormat('long date', { dateStyle: 'long' }).format(new Date(`${day}T00:00`));
}

/** 'December 2026' for '2026-12'. */
export function formatMonth(month: string): string {
  return dateFormat('month', { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00`));
}

/** 'Dec 2026' for 2026-12-21. */
export function formatShortMonth(day: string): string {
  return dateFormat('short month', { month: 'short', year: 'numeric' }).format(new Date(`${day}T00:00`));
}

/** 'Dec 21, 2026', where there is little room. */
export function formatShortDate(day: string): string {
  return dateFormat('short date', { dateStyle: 'medium' }).format(new Date(`${day}T00:00`));
}

const dateAndTime: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** 'November 12, 2026 at 3:04 PM GMT+8', in the reader's time zone. */
export function formatLongDateTime(value: string | Date): string {
  return dateFormat('long date and time', dateAndTime).format(new Date(value));
}

/** The same in the time of the Philippines, on the day that counts for a loan. */
export function formatManilaDateTime(value: string | Date): string {
  const options = { ...dateAndTime, timeZone: manilaTime };
  return dateFormat('long date and time in Manila', options).format(new Date(value));
}

/** 10 as '+10', -30 as '−30'. */
export function formatChange(value: number): string {
  return withMinus(numberFormat('change', { signDisplay: 'exceptZero' }).format(value));
}

/** '24 and 36'. */
export function formatList(values: readonly number[]): string {
  return new Intl.ListFormat(locales[currentLanguage()]).format(values.map(String));
}

/** Keeps the first three characters and hides the rest: dots in the loan dialog, stars elsewhere. */
export function maskAfter3(text: string, mark: '•' | '*' = '*'): string {
  return text.slice(0, 3) + mark.repeat(Math.max(0, text.length - 3));
}

/** The shortest and the longest term, or the one there is. */
export function termRange(terms: readonly number[]): string[] {
  return [...new Set([Math.min(...terms), Math.max(...terms)])].map(String);
}
