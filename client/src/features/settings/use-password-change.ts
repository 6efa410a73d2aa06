import { useState } from 'react';
import { changePassword } from '../../api/auth';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { useSession } from '../../api/session';
import { notify } from '../../components/ui/toaster/notify';
import { delay } from '../../lib/delay';
import { errorMessage } from '../../lib/error-message';
import { useIsShown } from '../../lib/use-is-shown';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import type { PasswordDraft, PasswordFieldName } from './password-draft';

const leaveDelay = 3000;

const noErrors: FieldErrors = {};

const fieldOfCode = { CURRENT_PASSWORD_WRONG: 'currentPassword' };

/** The change of the password with its messages and delays. */
export function usePasswordChange(onChanged: () => void) {
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
