import { componentSchemas } from '@pautang/sdk';

const dayMs = 86_400_000;

const { minimum: fewestDays, maximum: mostDays } =
  componentSchemas.PersonalInfoDto.properties.birthDate['x-age-days'];

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
