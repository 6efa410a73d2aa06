import { useWatch } from 'react-hook-form';
import type { AppForm } from '../../components/form/use-app-form';
import { SelectField } from '../../components/ui/field/select-field';
import { Note } from '../../components/ui/note/note';
import { useChoices } from '../../lib/use-words';
import { messageOf } from '../../lib/validation';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import type { ActivationFields } from './activation-draft';
import classes from './activation-form.module.css';
import { activation, choicesOf, otherIdentityType, otherTypeRule } from './activation-gates';
import { FieldGrid } from './personal-step';
import { photoKinds } from './photo-store';
import { PhotoTile } from './photo-tile';

const identityTypes = choicesOf('identityType');

interface IdentityStepProps {
  form: AppForm<ActivationFields>;
  phoneNumber: string;
}

export function IdentityStep({ form, phoneNumber }: IdentityStepProps) {
  const texts = useTexts(activationTexts);
  const { optionsOf } = useChoices();
  const type = useWatch({ control: form.control, name: 'identityType' });
  return (
    <>
      <FieldGrid>
        <activation.Field
          as={SelectField}
          label={texts.identityType}
          name="identityType"
          options={optionsOf(identityTypes)}
          placeholder={texts.choose}
        />
        {type === otherIdentityType && (
          <activation.Field
            name="otherIdentityType"
            label={texts.otherIdentityType}
            hint={messageOf(otherTypeRule)}
            maxLength={otherTypeRule.maxLength}
          />
        )}
        <activation.Field
          label={texts.identityNumber}
          name="identityNumber"
          autoComplete="off"
          autoCapitalize="characters"
        />
      </FieldGrid>
      <div className={classes.photos}>
        {photoKinds.map((kind) => (
          <PhotoTile key={kind} kind={kind} phoneNumber={phoneNumber} />
        ))}
      </div>
      <Note safe>{texts.photosSafe}</Note>
    </>
  );
}
