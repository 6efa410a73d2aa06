import { signInByPasskey as startSession } from '../../api/passkeys';
import { announced } from '../../components/form/announced';
import { textsNow } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';
import { passkeysTexts } from '../../texts/passkeys';
import { tellOfCookies } from './tell-of-cookies';

/** Comes when it is asked for: the sign-in page does without it. Tells how it went, and throws where it did not work. */
export async function signInByPasskey(persist: boolean): Promise<void> {
  await announced(
    {
      pending: () => textsNow(passkeysTexts).waiting,
      done: () => textsNow(loginTexts).signedIn,
    },
    () => startSession(persist),
  );
  tellOfCookies();
}
