import { TextField } from '../../components/ui/field/text-field';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import classes from './activation-form.module.css';
import { FieldGrid } from './personal-step';
import type { ActivationFields } from './use-activation-form';

export function ReferencesStep({ fields }: { fields: ActivationFields }) {
  return (
    <>
      <Reference number={1} fields={fields} />
      <Reference number={2} fields={fields} />
    </>
  );
}

/** Someone else's name and number: the browser must not offer the member's own. */
function Reference({ number, fields }: { number: 1 | 2; fields: ActivationFields }) {
  const texts = useTexts(activationTexts);
  return (
    <fieldset className={classes.reference}>
      <legend className={classes.legend}>
        {number === 1 ? texts.firstReference : texts.secondReference}
      </legend>
      <FieldGrid>
        <TextField
          label={texts.refFullName}
          {...fields.text(`refFullName${number}`)}
          autoComplete="off"
          autoCapitalize="words"
        />
        <TextField
          label={texts.refRelationship}
          {...fields.text(`refRelationship${number}`)}
          autoComplete="off"
        />
        <PhoneField
          label={texts.refPhoneNumber}
          {...fields.choice(`refPhoneNumber${number}`)}
          autoComplete="off"
        />
      </FieldGrid>
    </fieldset>
  );
}
