import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import classes from './activation-form.module.css';
import { activation } from './activation-gates';
import { FieldGrid } from './personal-step';

export function ReferencesStep() {
  return (
    <>
      <Reference number={1} />
      <Reference number={2} />
    </>
  );
}

/** Someone else's name and number: the browser must not offer the member's own. */
function Reference({ number }: { number: 1 | 2 }) {
  const texts = useTexts(activationTexts);
  return (
    <fieldset className={classes.reference}>
      <legend className={classes.legend}>
        {number === 1 ? texts.firstReference : texts.secondReference}
      </legend>
      <FieldGrid>
        <activation.Field
          label={texts.refFullName}
          name={`refFullName${number}`}
          autoComplete="off"
          autoCapitalize="words"
        />
        <activation.Field
          label={texts.refRelationship}
          name={`refRelationship${number}`}
          autoComplete="off"
        />
        <activation.Field
          as={PhoneField}
          label={texts.refPhoneNumber}
          name={`refPhoneNumber${number}`}
          autoComplete="off"
        />
      </FieldGrid>
    </fieldset>
  );
}
