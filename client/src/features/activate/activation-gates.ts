import type { UploadKind } from '@pautang/sdk';
import { componentSchemas } from '../../api/schemas';
import { manilaDay } from '../../lib/manila-day';
import { accepts, type FieldRule, fieldRules } from '../../lib/validation';
import {
  type Draft,
  type DraftValues,
  type FieldName,
  type FormStep,
  type PhotoField,
  type Photos,
  photoFields,
  photoKinds,
  stepValueNames,
  type ValueName,
} from './activation-draft';

/** The server's rules of every field. */
export const rules: Readonly<Record<ValueName, FieldRule>> = {
  ...fieldRules(componentSchemas, 'PersonalInfoDto'),
  ...fieldRules(componentSchemas, 'AddressInfoDto'),
  ...fieldRules(componentSchemas, 'ReferencesInfoDto'),
  ...fieldRules(componentSchemas, 'IdentityInfoDto'),
  ...fieldRules(componentSchemas, 'BankInfoDto'),
};

/** The values a list field offers. */
export function choicesOf(name: ValueName): string[] {
  return (rules[name].enum ?? []).map(String);
}

export const otherIdentityType = 'Others';

/** Blanks around a text are not part of it. */
export function trimmed<Value extends string | boolean>(value: Value): Value {
  return (typeof value === 'string' ? value.trim() : value) as Value;
}

function isRight(name: ValueName, values: DraftValues, now: Date): boolean {
  const value = trimmed(values[name]);
  switch (name) {
    case 'birthDate':
      return accepts(rules.birthDate, value) && isOfAge(values.birthDate, now);
    case 'otherIdentityType':
      return values.identityType !== otherIdentityType || (value !== '' && accepts(rules[name], value));
    default:
      return accepts(rules[name], value);
  }
}

function isPhotoReady({ status, mayRetry }: Photos[UploadKind]): boolean {
  return status !== 'empty' && (status !== 'failed' || mayRetry === true);
}

/** The fields of a step that keep it from going on, in the order they stand in the form. */
export function wrongFields(step: FormStep, { values, photos }: Draft, now: Date): FieldName[] {
  const names: readonly ValueName[] = stepValueNames[step];
  const wrongValues = names.filter((name) => !isRight(name, values, now));
  if (step !== 4) return wrongValues;
  const wrongPhotos: PhotoField[] = photoKinds
    .filter((kind) => !isPhotoReady(photos[kind]))
    .map((kind) => photoFields[kind]);
  return [...wrongValues, ...wrongPhotos];
}

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
