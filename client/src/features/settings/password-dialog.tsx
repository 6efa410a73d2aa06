import { useNavigate } from '@tanstack/react-router';
import { changePassword } from '../../api/auth';
import { fieldErrorsOf } from '../../api/problem';
import { useSession } from '../../api/session';
import { announced } from '../../components/form/announced';
import { FormDialog, Missing, SendButton } from '../../components/form/form';
import { PasswordField } from '../../components/ui/field/text-field';
import { delay } from '../../lib/delay';
import { textsNow, useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { passwordChange } from './password-fields';

const leaveDelay = 3000;

const errorsOf = (error: unknown) => fieldErrorsOf(error, { CURRENT_PASSWORD_WRONG: 'currentPassword' });

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const navigate = useNavigate();
  const form = passwordChange.useForm(
    async (change, { isShown }) => {
      await announced(
        { pending: () => textsNow(settingsTexts).changing, done: () => textsNow(settingsTexts).changed },
        () => changePassword({ phoneNumber, ...change }),
      );
      await delay(leaveDelay);
      if (isShown()) await navigate({ to: '/dash', replace: true });
    },
    { errorsOf },
  );
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.links.password.name}
      onClose={onClose}
      footer={
        <SendButton wide gated>
          {texts.changePassword}
        </SendButton>
      }
    >
      {/* Tells the browser's password store whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={phoneNumber} />
      <passwordChange.Field
        as={PasswordField}
        name="currentPassword"
        label={texts.currentPassword}
        unmarked
      />
      <passwordChange.Field
        as={PasswordField}
        name="newPassword"
        label={texts.newPassword}
        autoComplete="new-password"
      />
      <passwordChange.Field
        as={PasswordField}
        name="password"
        label={texts.confirmation}
        hint={texts.mismatch}
        autoComplete="new-password"
      />
      <Missing of={texts.missing} otherwise={texts.otherSessions} />
    </FormDialog>
  );
}
