import { useWatch } from 'react-hook-form';
import { uploadPhoto } from '../../api/upload';
import type { AppForm } from '../../components/form/use-app-form';
import { keepPhoto } from '../../components/photo/kept-sealed';
import { PhotoTiles } from '../../components/photo/photo-tile';
import { SelectField } from '../../components/ui/field/select-field';
import { Note } from '../../components/ui/note/note';
import { useWords } from '../../lib/use-words';
import { messageOf } from '../../lib/validation';
import { activationTexts } from '../../texts/activation';
import { choicesTexts } from '../../texts/choices';
import { useTexts } from '../../texts/define-texts';
import type { ActivationFields } from './activation-draft';
import { activation, choicesOf, otherIdentityType, otherTypeRule } from './activation-gates';
import { FieldGrid } from './personal-step';

const identityTypes = choicesOf('identityType');

interface IdentityStepProps {
  form: AppForm<ActivationFields>;
  phoneNumber: string;
}

export function IdentityStep({ form, phoneNumber }: IdentityStepProps) {
  const texts = useTexts(activationTexts);
  const { optionsOf } = useWords(choicesTexts);
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
      <PhotoTiles
        send={uploadPhoto}
        phoneNumber={phoneNumber}
        onPick={(kind, file) => keepPhoto(phoneNumber, kind, file)}
      />
      <Note safe>{texts.photosSafe}</Note>
    </>
  );
}
