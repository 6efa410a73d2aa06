import type { SignInDto } from '@pautang/sdk';
import { signIn as startSession } from '../../api/auth';
import { ApiError } from '../../api/problem';
import { announced } from '../../components/form/announced';
import { delay } from '../../lib/delay';
import { textsNow } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';
import { tellOfCookies } from './tell-of-cookies';

const successToastDelay = 1000;
const leaveDelay = 1500;
const errorToastDelay = 1500;

/** Signs in with the messages and delays of the specification. Resolves when it is time to leave the page. */
export async function signIn(credentials: Required<SignInDto>, retry?: () => void): Promise<void> {
  await announced(
    {
      pending: () => textsNow(loginTexts).signingIn,
      done: () => textsNow(loginTexts).signedIn,
      doneAfterMs: successToastDelay,
      failedAfterMs: errorToastDelay,
      retry,
    },
    async () => {
      if (await startSession(credentials)) return;
      throw new ApiError(403, 'FORBIDDEN', textsNow(loginTexts).staffText);
    },
  );
  tellOfCookies();
  await delay(leaveDelay - successToastDelay);
}
