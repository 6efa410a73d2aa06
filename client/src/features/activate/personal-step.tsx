import type { ReactNode } from 'react';
import { BirthDateField } from '../../components/ui/birth-date-field/birth-date-field';
import { Checkbox } from '../../components/ui/checkbox/checkbox';
import { SelectField } from '../../components/ui/field/select-field';
import { TextField } from '../../components/ui/field/text-field';
import { useChoices } from '../../lib/use-words';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import classes from './activation-form.module.css';
import { choicesOf } from './activation-gates';
import type { ActivationFields } from './use-activation-form';

const genders = choicesOf('gender');
const maritalStatuses = choicesOf('maritalStatus');
const nationalities = choicesOf('nationality');

export function PersonalStep({ fields }: { fields: ActivationFields }) {
  const texts = useTexts(activationTexts);
  const { optionsOf } = useChoices();
  return (
    <>
      <FieldGrid>
        <SelectField
          label={texts.gender}
          {...fields.choice('gender')}
          options={optionsOf(genders)}
          placeholder={texts.choose}
          autoComplete="sex"
        />
        <TextField
          label={texts.firstName}
          {...fields.text('firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField
          label={texts.middleName}
          {...fields.text('middleName')}
          autoComplete="additional-name"
          autoCapitalize="words"
        />
        <TextField
          label={texts.lastName}
          {...fields.text('lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
        />
        <BirthDateField label={texts.birthDate} {...fields.choice('birthDate')} />
        <SelectField
          label={texts.maritalStatus}
          {...fields.choice('maritalStatus')}
          options={optionsOf(maritalStatuses)}
          placeholder={texts.choose}
        />
        <SelectField
          label={texts.nationality}
          {...fields.choice('nationality')}
          options={nationalities}
          placeholder={texts.choose}
        />
      </FieldGrid>
      <Checkbox
        label={texts.isAgree}
        checked={fields.values.isAgree}
        onChange={(checked) => fields.put('isAgree', checked)}
        error={fields.problemOf('isAgree')}
      />
    </>
  );
}

/** One column on a phone, two above. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
