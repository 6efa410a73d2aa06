import type { RecoveryDto } from '@pautang/sdk';
import { useState } from 'react';
import { recoverAccount } from '../../api/auth';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { textsNow } from '../../texts/define-texts';
import { recoveryTexts } from '../../texts/recovery';

const noErrors: FieldErrors = {};

const fieldOfCode = { RECOVERY_CODE_INVALID: 'recoveryCode' };

/** The setting of a new password with a recovery code, and its messages. */
export function useRecovery() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  /** Resolves to false once a failure is shown, with the offer to run `retry`. */
  const recover = async (recovery: RecoveryDto, retry: () => void): Promise<boolean> => {
    setBusy(true);
    setErrors(noErrors);
    const toast = notify.pending(textsNow(recoveryTexts).setting);
    try {
      await recoverAccount(recovery);
      void toast.success(textsNow(recoveryTexts).set);
      return true;
    } catch (error) {
      setErrors(fieldErrorsOf(error, fieldOfCode));
      void toast.error(errorMessage(error), retryOffer(error, retry));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const forgetError = (field: string) => setErrors((before) => ({ ...before, [field]: undefined }));

  return { busy, errors, forgetError, recover };
}
