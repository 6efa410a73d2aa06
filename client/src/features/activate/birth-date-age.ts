import { componentSchemas } from '../../api/schemas';
import { manilaDay } from '../../lib/manila-day';

const dayMs = 86_400_000;

const { minimum: fewestDays, maximum: mostDays } =
  componentSchemas.PersonalInfoDto.properties.birthDate['x-age-days'];

/** The whole days since a birth date (YYYY-MM-DD), by the calendar of Manila; NaN for no date. */
export function ageInDays(birthDate: string, now: Date): number {
  const today = Date.parse(`${manilaDay(now)}T00:00:00Z`);
  return (today - Date.parse(`${birthDate}T00:00:00Z`)) / dayMs;
}

export function isOfAge(birthDate: string, now: Date): boolean {
  const days = ageInDays(birthDate, now);
  return days >= fewestDays && days <= mostDays;
}
