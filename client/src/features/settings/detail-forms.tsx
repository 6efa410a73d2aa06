import type { EmploymentDto, MemberInfoDto } from '@pautang/sdk';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { corrections } from '../../api/corrections';
import { componentSchemas, rulesOf } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { required } from '../../components/form/form-model';
import { usePlaceFields } from '../../components/places/use-place-fields';
import { Combobox } from '../../components/ui/combobox/combobox';
import { useCountryOptions } from '../../components/ui/country-picker/country-options';
import { DigitsField } from '../../components/ui/digits-field/digits-field';
import { SelectField } from '../../components/ui/field/select-field';
import { useWords } from '../../lib/use-words';
import { activationTexts } from '../../texts/activation';
import { correctionsTexts } from '../../texts/corrections';
import { useTexts } from '../../texts/define-texts';
import { jobCategoryTexts } from '../../texts/job-categories';
import { CorrectionFrame, type CorrectionProps, sendsAs } from './correction-frame';

const countries: readonly string[] = componentSchemas.CountryName.enum;
const categories: readonly string[] = componentSchemas.JobCategory.enum;
const workRules = required(rulesOf('EmploymentCorrectionDto'));

/** Each form comes with what stands, which nobody chose in it; what is typed waits for a reload. */
const addressForm = (member: MemberInfoDto) =>
  defineForm({
    empty: {
      countryResidence: member.countryResidence ?? '',
      province: member.province ?? '',
      town: member.town ?? '',
      streetAddress: member.streetAddress ?? '',
      postalCode: member.postalCode ?? '',
    },
    rules: rulesOf('AddressCorrectionDto'),
    kept: 'correctAddress',
  });

export function CorrectAddress({ member, ...props }: CorrectionProps & { member: MemberInfoDto }) {
  const labels = useTexts(activationTexts);
  const { names } = useTexts(correctionsTexts);
  const countryOptions = useCountryOptions(countries);
  const [model] = useState(() => addressForm(member));
  type Address = Parameters<typeof corrections.address>[0];
  const form = model.useForm(sendsAs('saved', (typed) => corrections.address(typed as Address), props));
  const [countryResidence, province, town] = useWatch({
    control: form.control,
    name: ['countryResidence', 'province', 'town'],
  });
  const places = usePlaceFields({ countryResidence, province, town }, (name) => form.put('province', name));
  return (
    <CorrectionFrame {...props} form={form} title={names.address} manner="saved">
      <model.Field
        as={SelectField}
        label={labels.countryResidence}
        name="countryResidence"
        options={countryOptions}
        placeholder={labels.noCountry}
        autoComplete="country-name"
      />
      <model.Field as={Combobox} name="province" {...places.province} />
      <model.Field as={Combobox} name="town" {...places.town} />
      <model.Field label={labels.streetAddress} name="streetAddress" autoComplete="street-address" />
      <model.Field label={labels.postalCode} name="postalCode" autoComplete="postal-code" />
    </CorrectionFrame>
  );
}

const { email: emailRule } = rulesOf('ContactCorrectionDto');

const contactForm = (member: MemberInfoDto) =>
  defineForm({
    empty: { email: member.email ?? '' },
    rules: { email: { ...emailRule, required: false } },
    kept: 'correctContact',
  });

export function CorrectContact({ member, ...props }: CorrectionProps & { member: MemberInfoDto }) {
  const { names, email } = useTexts(correctionsTexts);
  const [model] = useState(() => contactForm(member));
  const form = model.useForm(sendsAs('saved', (typed) => corrections.contact(typed.email || null), props));
  return (
    <CorrectionFrame {...props} form={form} title={names.contact} manner="saved">
      <model.Field name="email" label={email} type="email" inputMode="email" autoComplete="email" />
    </CorrectionFrame>
  );
}

const employmentForm = ({ monthlyNetIncome, ...work }: EmploymentDto) =>
  defineForm({
    empty: { ...work, monthlyNetIncome: String(monthlyNetIncome) },
    rules: workRules,
    kept: 'correctEmployment',
  });

export function CorrectEmployment({ work, ...props }: CorrectionProps & { work: EmploymentDto }) {
  const { names, work: labels } = useTexts(correctionsTexts);
  const { choose } = useTexts(activationTexts);
  const { optionsOf } = useWords(jobCategoryTexts);
  const countryOptions = useCountryOptions(countries);
  const [model] = useState(() => employmentForm(work));
  type Employment = Parameters<typeof corrections.employment>[0];
  const form = model.useForm(
    sendsAs(
      'saved',
      (typed) =>
        corrections.employment({
          ...(typed as unknown as Employment),
          monthlyNetIncome: Number(typed.monthlyNetIncome),
        }),
      props,
    ),
  );
  return (
    <CorrectionFrame {...props} form={form} title={names.employment} manner="saved">
      <model.Field
        as={SelectField}
        name="workPlaceCountry"
        label={labels.workPlaceCountry}
        options={countryOptions}
        placeholder={choose}
      />
      <model.Field name="workLocation" label={labels.workLocation} autoComplete="off" />
      <model.Field name="jobTitle" label={labels.jobTitle} autoComplete="organization-title" />
      <model.Field
        as={SelectField}
        name="jobCategory"
        label={labels.jobCategory}
        options={optionsOf(categories)}
        placeholder={choose}
      />
      <model.Field
        as={DigitsField}
        name="monthlyNetIncome"
        label={labels.monthlyNetIncome}
        isAmount
        autoComplete="off"
      />
    </CorrectionFrame>
  );
}
