import { registerDecorator } from 'class-validator';
import { DAY_MILLISECONDS, todayInManila } from '../../platform/calendar';

/** 18 and 80 years in days, as the specification counts them (section 5, step 1). */
const AGE_DAYS = { minimum: 6573, maximum: 29_199 };

/** Whether the text is a real day on which someone of 18 to 80 years can have been born, both ends included. */
export function isBirthDate(text: unknown, now: Date): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const born = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== text) return false;
  const ageDays = (Date.parse(`${todayInManila(now)}T00:00:00Z`) - born.getTime()) / DAY_MILLISECONDS;
  return ageDays >= AGE_DAYS.minimum && ageDays <= AGE_DAYS.maximum;
}

export const BirthDateField =
  (message: string): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: 'isBirthDate',
      target: target.constructor,
      propertyName: String(propertyName),
      constraints: [AGE_DAYS],
      options: { message },
      validator: { validate: (value: unknown) => isBirthDate(value, new Date()) },
    });
