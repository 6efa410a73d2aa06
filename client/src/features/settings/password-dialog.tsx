import { useNavigate } from '@tanstack/react-router';
import { changePassword, isPasswordChanged } from '../../api/auth';
import { rulesOf } from '../../api/schemas';
import { useSession } from '../../api/session';
import { announced } from '../../components/form/announced';
import { defineForm } from '../../components/form/define-form';
import { FormDialog, Missing } from '../../components/form/form';
import { repeats } from '../../components/form/form-model';
import { useOnce } from '../../components/form/use-once';
import { PasswordField } from '../../components/ui/field/text-field';
import { delay } from '../../lib/delay';
import { textsNow, useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { OwnName } from './own-password';

const { password: _, ...rules } = rulesOf('PasswordChangeDto');

/** `password` is the new one again, under the name it has in the request. */
export const passwordChange = defineForm({
  empty: { currentPassword: '', newPassword: '', password: '' },
  rules,
  judges: { password: repeats('newPassword') },
  secrets: ['currentPassword', 'newPassword', 'password'],
  fieldOfCode: { CURRENT_PASSWORD_WRONG: 'currentPassword' },
});

const leaveDelay = 3000;

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const navigate = useNavigate();
  const once = useOnce('passwordAsked');
  const form = passwordChange.useForm(async (typed, { retry, isShown }) => {
    const change = { phoneNumber, ...typed };
    await announced(
      {
        pending: () => textsNow(settingsTexts).changing,
        done: () => textsNow(settingsTexts).changed,
        retry,
      },
      () =>
        once({
          what: change.newPassword,
          call: () => changePassword(change),
          refusedWith: ['CURRENT_PASSWORD_WRONG'],
          isDone: () => isPasswordChanged(change),
        }),
    );
    await delay(leaveDelay);
    if (isShown()) await navigate({ to: '/dash', replace: true });
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.links.password.name}
      onClose={onClose}
      send={texts.changePassword}
    >
      <OwnName />
      <passwordChange.Field
        as={PasswordField}
        name="currentPassword"
        label={texts.currentPassword}
        unmarked
      />
      <passwordChange.NewPassword
        name="newPassword"
        label={texts.newPassword}
        again="password"
        againLabel={texts.confirmation}
        mismatch={texts.mismatch}
      />
      <Missing of={texts.missing} otherwise={texts.otherSessions} />
    </FormDialog>
  );
}
