import { notify } from '../../components/ui/toaster/notify';
import { textsNow, withTexts } from '../../texts/define-texts';

const readMs = 15_000;

async function tell(): Promise<void> {
  const { cookiesTexts } = await withTexts(import('../../texts/cookies'));
  notify.warning(textsNow(cookiesTexts).refused, { closeMs: readMs });
}

/** Who has just signed in where no cookie is kept would be signed out by a reload, without a word. */
export function tellOfCookies(): void {
  // Where the sentence was lost on the way, the sign-in page says all the rest.
  if (!navigator.cookieEnabled) tell().catch(() => undefined);
}
