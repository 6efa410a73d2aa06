const locale = 'en-US';

const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const longDates = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const currencies = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: string, fractionDigits: number): Intl.NumberFormat {
  const key = `${currency}${fractionDigits}`;
  let format = currencies.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    currencies.set(key, format);
  }
  return format;
}

/** 1234.5 as '1,234.5'. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** 1234.5 as '1,234.50'. */
export function formatHundredths(value: number): string {
  return hundredths.format(value);
}

/** 1234.5 PHP as '₱1,234.50'. */
export function formatMoney(value: number, currency = 'PHP'): string {
  return currencyFormat(currency, 2).format(value);
}

/** 100000 PHP as '₱100,000', for the ends of a range. */
export function formatWholeMoney(value: number, currency = 'PHP'): string {
  return currencyFormat(currency, 0).format(value);
}

/** The parts of an amount, so that the sign and the fraction can step back. */
export function moneyParts(value: number, currency = 'PHP'): Intl.NumberFormatPart[] {
  return currencyFormat(currency, 2).formatToParts(value);
}

export function currencySign(currency = 'PHP'): string {
  return moneyParts(0, currency).find((part) => part.type === 'currency')?.value ?? currency;
}

/** 'November 12, 2026'. A plain date (YYYY-MM-DD) stays the same day in every time zone. */
export function formatLongDate(value: string | Date): string {
  const isPlainDate = typeof value === 'string' && value.length === 10;
  return longDates.format(new Date(isPlainDate ? `${value}T00:00` : value));
}

/** Keeps the first three characters and hides the rest: dots in the loan dialog, stars elsewhere. */
export function maskAfter3(text: string, mark: '•' | '*' = '*'): string {
  return text.slice(0, 3) + mark.repeat(Math.max(0, text.length - 3));
}
