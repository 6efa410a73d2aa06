import type { LegalLanguage } from './legal-document';

// Figures look the same in both languages, as the specification wants them.
const LOCALE = 'en-US';

/** 1234.5 as '1,234.5'; rates keep their decimals. */
export function formatNumber(value: number): string {
  return value.toLocaleString(LOCALE, { maximumFractionDigits: 6 });
}

/** 1234.5 PHP as '₱1,234.50', -1234.5 as '−₱1,234.50' with a minus sign, where Intl writes a hyphen. */
export function formatMoney(value: number, currency = 'PHP', decimals = 2): string {
  if (value < 0) return `−${formatMoney(-value, currency, decimals)}`;
  return value.toLocaleString(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** '6, 12 or 24'. */
export function formatChoice(values: readonly number[], language: LegalLanguage): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(values.map(String));
}
