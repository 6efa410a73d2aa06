import { componentSchemas, rulesOf } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { isPhotoReady, photoFields, photoKinds, photoStore } from '../../components/photo/photo-store';
import { isDate } from '../../components/ui/birth-date-field/birth-date';
import { manilaDay } from '../../lib/manila-day';
import { accepts, type FieldRule } from '../../lib/validation';
import {
  type ActivationFields,
  activationDraft,
  emptyFields,
  type FieldName,
  type FormStep,
  namesOfStep,
} from './activation-draft';

/** Asked for with ID type Others alone, and else not looked at. */
const { otherIdentityType: otherTypeRule, ...identityRules } = rulesOf('IdentityInfoDto');

export { otherTypeRule };

export const otherIdentityType = 'Others';

/** The server's rules of every field. */
const rules: Readonly<Partial<Record<FieldName, FieldRule>>> = {
  ...rulesOf('PersonalInfoDto'),
  ...rulesOf('AddressInfoDto'),
  ...rulesOf('ReferencesInfoDto'),
  ...rulesOf('BankInfoDto'),
  identityType: identityRules.identityType,
  identityNumber: identityRules.identityNumber,
};

/** The values a list field offers. */
export const choicesOf = (name: FieldName): string[] => (rules[name]?.enum ?? []).map(String);

const photoJudges = Object.fromEntries(
  photoKinds.map((kind) => [photoFields[kind], () => isPhotoReady(photoStore.get()[kind])]),
);

/** What keeps CONTINUE from going on: the API's rules, and what no schema says. */
export const activation = defineForm<ActivationFields>({
  empty: emptyFields,
  rules,
  judges: {
    birthDate: (birthDate) => isOfAge(birthDate, new Date()),
    otherIdentityType: (type, { identityType }) =>
      identityType !== otherIdentityType || (type !== '' && accepts(otherTypeRule, type)),
    ...photoJudges,
  },
  kept: activationDraft,
});

const modelOf = (step: FormStep) => ({ ...activation, step: namesOfStep(step) });

export const stepModels = { 1: modelOf(1), 2: modelOf(2), 3: modelOf(3), 4: modelOf(4), 5: modelOf(5) };

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
  return isDate(birthDate) && days >= fewestDays && days <= mostDays;
}
