import type { PasskeyDto } from '@pautang/sdk';
import { useState } from 'react';
import { addPasskey, readPasskeys, removePasskey } from '../../api/passkeys';
import { rulesOf } from '../../api/schemas';
import { announced } from '../../components/form/announced';
import { defineForm } from '../../components/form/define-form';
import { FormDialog, Missing } from '../../components/form/form';
import { useOnce } from '../../components/form/use-once';
import { PasswordField } from '../../components/ui/field/text-field';
import { textsNow, useTexts } from '../../texts/define-texts';
import { passkeysTexts } from '../../texts/passkeys';
import { OwnName, ownPassword } from './own-password';

const { name } = rulesOf('PasskeyAddDto');

const adding = defineForm({
  empty: { name: '', password: '' },
  rules: { name, ...rulesOf('PasskeyPrepareDto') },
  ...ownPassword,
  kept: 'passkey',
});

const removing = defineForm({
  empty: { password: '' },
  rules: rulesOf('PasskeyRemoveDto'),
  ...ownPassword,
});

interface AddPasskeyProps {
  /** Those that there are already. */
  known: readonly PasskeyDto[];
  onClose: () => void;
}

export function AddPasskey({ known, onClose }: AddPasskeyProps) {
  const texts = useTexts(passkeysTexts);
  const once = useOnce();
  const [before] = useState(() => known.map(({ id }) => id));
  const form = adding.useForm(async (typed, { retry, isShown }) => {
    await announced(
      {
        pending: () => textsNow(passkeysTexts).waiting,
        done: () => textsNow(passkeysTexts).isAdded,
        retry,
      },
      () =>
        once({
          what: typed.name,
          call: () => addPasskey(typed.name, typed.password),
          // The device or the server says that it is there already, or it was the last that there may be.
          refusedWith: ['PASSKEY_INVALID', 'PASSKEY_TAKEN', 'TOO_MANY_PASSKEYS'],
          isDone: async () =>
            (await readPasskeys()).some(({ id, name }) => name === typed.name && !before.includes(id)),
        }),
    );
    if (isShown()) onClose();
  });
  return (
    <FormDialog form={form} size="small" title={texts.add} onClose={onClose} send={texts.add}>
      <adding.Field name="name" label={texts.name} hint={texts.nameHint} />
      <OwnName />
      <adding.Field as={PasswordField} name="password" label={texts.password} unmarked />
      <Missing of={texts.missingToAdd} />
    </FormDialog>
  );
}

export function RemovePasskey({ passkey, onClose }: { passkey: PasskeyDto; onClose: () => void }) {
  const texts = useTexts(passkeysTexts);
  const once = useOnce();
  const form = removing.useForm(async ({ password }, { retry, isShown }) => {
    await announced(
      {
        pending: () => textsNow(passkeysTexts).removing,
        done: () => textsNow(passkeysTexts).removed,
        retry,
      },
      () =>
        once({
          what: passkey.id,
          call: () => removePasskey(passkey.id, password),
          refusedWith: ['PASSKEY_NOT_FOUND'],
          isDone: async () => !(await readPasskeys()).some(({ id }) => id === passkey.id),
        }),
    );
    if (isShown()) onClose();
  });
  return (
    <FormDialog form={form} size="small" title={texts.removeTitle} onClose={onClose} send={texts.remove}>
      <p>{texts.removeText(passkey.name)}</p>
      <OwnName />
      <removing.Field as={PasswordField} name="password" label={texts.password} unmarked />
      <Missing of={texts.missingToRemove} />
    </FormDialog>
  );
}
