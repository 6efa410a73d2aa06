import { SelectField } from '../../components/ui/field/select-field';
import { TextField } from '../../components/ui/field/text-field';
import { Note } from '../../components/ui/note/note';
import { useChoices } from '../../lib/use-words';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { photoKinds } from './activation-draft';
import classes from './activation-form.module.css';
import { choicesOf, otherIdentityType } from './activation-gates';
import { FieldGrid } from './personal-step';
import { PhotoTile } from './photo-tile';
import type { ActivationFields } from './use-activation-form';

const identityTypes = choicesOf('identityType');

interface IdentityStepProps {
  fields: ActivationFields;
  phoneNumber: string;
}

export function IdentityStep({ fields, phoneNumber }: IdentityStepProps) {
  const texts = useTexts(activationTexts);
  const { optionsOf } = useChoices();
  return (
    <>
      <FieldGrid>
        <SelectField
          label={texts.identityType}
          {...fields.choice('identityType')}
          options={optionsOf(identityTypes)}
          placeholder={texts.choose}
        />
        {fields.values.identityType === otherIdentityType && (
          <TextField label={texts.otherIdentityType} {...fields.text('otherIdentityType')} />
        )}
        <TextField
          label={texts.identityNumber}
          {...fields.text('identityNumber')}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </FieldGrid>
      <div className={classes.photos}>
        {photoKinds.map((kind) => (
          <PhotoTile
            key={kind}
            kind={kind}
            photo={fields.photos[kind]}
            missing={fields.isPhotoMissing(kind)}
            phoneNumber={phoneNumber}
          />
        ))}
      </div>
      <Note safe>{texts.photosSafe}</Note>
    </>
  );
}
