const dayMs = 86_400_000;

/** Between 18 and 80 years, as the specification counts them. */
const fewestDays = 6573;
const mostDays = 29_199;

const manilaDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila', dateStyle: 'short' });

/** The whole days since a birth date (YYYY-MM-DD), by the calendar of Manila; NaN for no date. */
export function ageInDays(birthDate: string, now: Date): number {
  const today = Date.parse(`${manilaDate.format(now)}T00:00:00Z`);
  return (today - Date.parse(`${birthDate}T00:00:00Z`)) / dayMs;
}

export function isOfAge(birthDate: string, now: Date): boolean {
  const days = ageInDays(birthDate, now);
  return days >= fewestDays && days <= mostDays;
}
