import type { PasskeyDto } from '@pautang/sdk';
import { addPasskey, removePasskey } from '../../api/passkeys';
import { fieldErrorsOf } from '../../api/problem';
import { rulesOf } from '../../api/schemas';
import { announced } from '../../components/form/announced';
import { defineForm } from '../../components/form/define-form';
import { FormDialog, Missing, SendButton } from '../../components/form/form';
import { PasswordField } from '../../components/ui/field/text-field';
import { textsNow, useTexts } from '../../texts/define-texts';
import { passkeysTexts } from '../../texts/passkeys';

const { name } = rulesOf('PasskeyAddDto');

const adding = defineForm({
  empty: { name: '', password: '' },
  rules: { name, ...rulesOf('PasskeyPrepareDto') },
  secrets: ['password'],
});

const removing = defineForm({
  empty: { password: '' },
  rules: rulesOf('PasskeyRemoveDto'),
  secrets: ['password'],
});

const errorsOf = (error: unknown) => fieldErrorsOf(error, { CURRENT_PASSWORD_WRONG: 'password' });

export function AddPasskey({ onClose }: { onClose: () => void }) {
  const texts = useTexts(passkeysTexts);
  const form = adding.useForm(
    async (typed, { retry, isShown }) => {
      await announced(
        {
          pending: () => textsNow(passkeysTexts).waiting,
          done: () => textsNow(passkeysTexts).isAdded,
          retry,
        },
        () => addPasskey(typed.name, typed.password),
      );
      if (isShown()) onClose();
    },
    { errorsOf },
  );
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.add}
      onClose={onClose}
      footer={
        <SendButton wide gated>
          {texts.add}
        </SendButton>
      }
    >
      <adding.Field name="name" label={texts.name} hint={texts.nameHint} />
      <adding.Field as={PasswordField} name="password" label={texts.password} unmarked />
      <Missing of={texts.missingToAdd} />
    </FormDialog>
  );
}

export function RemovePasskey({ passkey, onClose }: { passkey: PasskeyDto; onClose: () => void }) {
  const texts = useTexts(passkeysTexts);
  const form = removing.useForm(
    async ({ password }, { retry, isShown }) => {
      await announced(
        {
          pending: () => textsNow(passkeysTexts).removing,
          done: () => textsNow(passkeysTexts).removed,
          retry,
        },
        () => removePasskey(passkey.id, password),
      );
      if (isShown()) onClose();
    },
    { errorsOf },
  );
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.removeTitle}
      onClose={onClose}
      footer={
        <SendButton wide gated>
          {texts.remove}
        </SendButton>
      }
    >
      <p>{texts.removeText(passkey.name)}</p>
      <removing.Field as={PasswordField} name="password" label={texts.password} unmarked />
      <Missing of={texts.missingToRemove} />
    </FormDialog>
  );
}
