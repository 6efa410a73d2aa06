export const manilaTime = 'Asia/Manila';

let manilaDate: Intl.DateTimeFormat | undefined;

// By its parts: how a language puts them together is nobody's promise. Made when it is first needed, since a browser takes
// its time for the first format of all.
const dateFormat = () =>
  new Intl.DateTimeFormat('en', {
    timeZone: manilaTime,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** The day it is in the Philippines at a moment, as YYYY-MM-DD. */
export function manilaDay(moment: string | number | Date): string {
  manilaDate ??= dateFormat();
  const parts = manilaDate.formatToParts(new Date(moment));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
