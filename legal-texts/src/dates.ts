import type { LegalLanguage } from './legal-document';

// Written out here, so that a document reads the same whatever language data the machine has.
const MONTHS: Readonly<Record<LegalLanguage, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fil: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre'.split(' '),
};

/** The Philippines have one time zone without daylight saving: UTC+8. */
const MANILA_MILLISECONDS = 8 * 60 * 60 * 1000;

/** '2026-11' as 'November 2026'. */
export function formatMonth(month: string, language: LegalLanguage): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[language][Number(number) - 1] ?? number} ${year}`;
}

/** '2026-11-21' as 'November 21, 2026'. */
export function formatDay(day: string, language: LegalLanguage): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${MONTHS[language][Number(month) - 1] ?? month} ${Number(date)}, ${year}`;
}

/** A moment as it is in the Philippines: 'November 21, 2026, 9:05:30 PM'. */
export function formatMoment(moment: Date, language: LegalLanguage): string {
  const manila = new Date(moment.getTime() + MANILA_MILLISECONDS).toISOString();
  const [day = '', time = ''] = manila.split('T');
  const [hour = '', minute = '', second = ''] = time.split(/[:.]/);
  const hours = Number(hour);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${formatDay(day, language)}, ${hours % 12 || 12}:${minute}:${second} ${half}`;
}
