import type { ReactNode } from 'react';
import { BirthDateField } from '../../components/ui/birth-date-field/birth-date-field';
import { SelectField } from '../../components/ui/field/select-field';
import { useWords } from '../../lib/use-words';
import { activationTexts } from '../../texts/activation';
import { choicesTexts } from '../../texts/choices';
import { useTexts } from '../../texts/define-texts';
import classes from './activation-form.module.css';
import { activation, choicesOf } from './activation-gates';

const genders = choicesOf('gender');
const maritalStatuses = choicesOf('maritalStatus');
const nationalities = choicesOf('nationality');

export function PersonalStep() {
  const texts = useTexts(activationTexts);
  const { optionsOf } = useWords(choicesTexts);
  return (
    <>
      <FieldGrid>
        <activation.Field
          as={SelectField}
          label={texts.gender}
          name="gender"
          options={optionsOf(genders)}
          placeholder={texts.choose}
          autoComplete="sex"
        />
        <activation.Field
          label={texts.firstName}
          name="firstName"
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <activation.Field
          label={texts.middleName}
          name="middleName"
          autoComplete="additional-name"
          autoCapitalize="words"
        />
        <activation.Field
          label={texts.lastName}
          name="lastName"
          autoComplete="family-name"
          autoCapitalize="words"
        />
        <activation.Field as={BirthDateField} label={texts.birthDate} name="birthDate" />
        <activation.Field
          as={SelectField}
          label={texts.maritalStatus}
          name="maritalStatus"
          options={optionsOf(maritalStatuses)}
          placeholder={texts.choose}
        />
        <activation.Field
          as={SelectField}
          label={texts.nationality}
          name="nationality"
          options={nationalities}
          placeholder={texts.choose}
        />
      </FieldGrid>
      <activation.Tick name="isAgree" label={texts.isAgree} />
    </>
  );
}

/** One column on a phone, two above. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
