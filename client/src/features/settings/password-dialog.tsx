import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { changePassword } from '../../api/auth';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { useSession } from '../../api/session';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { PasswordField } from '../../components/ui/field/text-field';
import { notify } from '../../components/ui/toaster/notify';
import { delay } from '../../lib/delay';
import { errorMessage } from '../../lib/error-message';
import { useIsShown } from '../../lib/use-is-awake';
import { useFocusFirstWrong, useOneAtATime } from '../../lib/use-one-at-a-time';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import {
  emptyPasswordDraft,
  judgePasswords,
  mayChange,
  newPasswordHint,
  type PasswordDraft,
  type PasswordFieldName,
} from './password-draft';
import classes from './settings-screen.module.css';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const navigate = useNavigate();
  const missingId = useId();
  const [draft, setDraft] = useState(emptyPasswordDraft);
  const { busy, errors, forgetError, change } = usePasswordChange(
    () => void navigate({ to: '/dash', replace: true }),
  );
  const oneAtATime = useOneAtATime();
  const fields = useRef<HTMLDivElement>(null);
  const focusFirstWrong = useFocusFirstWrong(fields);
  const valid = judgePasswords(draft);
  const complete = mayChange(draft);
  const field = (name: PasswordFieldName) => ({
    value: draft[name],
    error: errors[name],
    readOnly: busy,
    required: true,
    onChange: (value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
      forgetError(name);
    },
  });

  const submit = async () => {
    if (!(await change(draft))) focusFirstWrong();
  };

  return (
    <Dialog
      opened
      size="small"
      title={texts.links.password.name}
      onClose={onClose}
      onSubmit={() => complete && oneAtATime(submit)}
      footer={
        <Button
          type="submit"
          wide
          busy={busy}
          disabled={!complete}
          aria-describedby={complete ? undefined : missingId}
        >
          {texts.changePassword}
        </Button>
      }
    >
      <div ref={fields} className={classes.fields}>
        <AccountName />
        <PasswordField {...field('currentPassword')} label={texts.currentPassword} />
        <PasswordField
          {...field('newPassword')}
          valid={valid.newPassword}
          label={texts.newPassword}
          hint={newPasswordHint()}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('password')}
          valid={valid.password}
          label={texts.confirmation}
          hint={texts.mismatch}
          autoComplete="new-password"
        />
      </div>
      <p id={missingId} className={classes.small}>
        {complete ? texts.otherSessions : texts.missing}
      </p>
    </Dialog>
  );
}

/** Tells the browser's password store whose password this is. */
function AccountName() {
  const { phoneNumber } = useSession();
  return <input type="text" hidden readOnly autoComplete="username" value={phoneNumber ?? ''} />;
}

const leaveDelay = 3000;

const noErrors: FieldErrors = {};

const fieldOfCode = { CURRENT_PASSWORD_WRONG: 'currentPassword' };

/** The change of the password with its messages and delays. */
function usePasswordChange(onChanged: () => void) {
  const texts = useTexts(settingsTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const isShown = useIsShown();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  /** Resolves to false once a failure is shown. */
  const change = async (draft: PasswordDraft): Promise<boolean> => {
    setBusy(true);
    setErrors(noErrors);
    const toast = notify.pending(texts.changing);
    try {
      await changePassword({ phoneNumber, ...draft });
      void toast.success(texts.changed);
      await delay(leaveDelay);
      if (isShown()) onChanged();
      return true;
    } catch (error) {
      setErrors(fieldErrorsOf(error, fieldOfCode));
      void toast.error(errorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const forgetError = (field: PasswordFieldName) =>
    setErrors((before) => ({ ...before, [field]: undefined }));

  return { busy, errors, forgetError, change };
}
