import type { SignInDto } from '@pautang/sdk';
import { useState } from 'react';
import { signIn as startSession } from '../../api/auth';
import { notify } from '../../components/ui/toaster/notify';
import { delay } from '../../lib/delay';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { useTexts } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';

const successToastDelay = 1000;
const leaveDelay = 1500;
const errorToastDelay = 1500;

interface SignIn {
  /** From the press of the button until the member leaves the page, or reads why not. */
  busy: boolean;
  /** Resolves when it is time to leave the page, or once the failure is shown, with the offer to run `retry`. */
  signIn: (credentials: Required<SignInDto>, retry?: () => void) => Promise<boolean>;
}

/** The sign-in flow with its messages and delays. */
export function useSignIn(): SignIn {
  const texts = useTexts(loginTexts);
  const [busy, setBusy] = useState(false);

  const signIn = async (credentials: Required<SignInDto>, retry?: () => void) => {
    setBusy(true);
    const toast = notify.pending(texts.signingIn);
    try {
      await startSession(credentials);
      void toast.success(texts.signedIn, { afterMs: successToastDelay });
      await delay(leaveDelay);
      return true;
    } catch (error) {
      await toast.error(errorMessage(error), { afterMs: errorToastDelay, ...retryOffer(error, retry) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, signIn };
}
