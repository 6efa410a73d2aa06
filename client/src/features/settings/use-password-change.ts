import { ApiError } from '@pautang/sdk';
import { useState } from 'react';
import { notify } from '../../components/ui/notify';
import { api } from '../../lib/api';
import { delay } from '../../lib/delay';
import { errorMessage } from '../../lib/error-message';
import { useSession } from '../../lib/session';
import { useIsShown } from '../../lib/use-is-shown';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import type { PasswordDraft, PasswordFieldName } from './password-draft';

const leaveDelay = 3000;

type FieldErrors = Readonly<Partial<Record<PasswordFieldName, string>>>;

const noErrors: FieldErrors = {};

function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return noErrors;
  if (error.code === 'CURRENT_PASSWORD_WRONG') return { currentPassword: error.message };
  return Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]));
}

/** The change of the password with its messages and delays. */
export function usePasswordChange(onChanged: () => void) {
  const texts = useTexts(settingsTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const isShown = useIsShown();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  const change = async (draft: PasswordDraft) => {
    setBusy(true);
    setErrors(noErrors);
    const toast = notify.pending(texts.changing);
    try {
      await api.authentication.changePassword({ requestBody: { phoneNumber, ...draft } });
      void toast.success(texts.changed);
      await delay(leaveDelay);
      if (isShown()) onChanged();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      void toast.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  const forgetError = (field: PasswordFieldName) =>
    setErrors((before) => ({ ...before, [field]: undefined }));

  return { busy, errors, forgetError, change };
}
