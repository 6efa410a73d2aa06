import { type ApiError, isUnanswered, mayBeSentAgain } from '../api/problem';
import type { ToastOptions } from '../components/ui/toaster/notify';
import { textsNow } from '../texts/define-texts';
import { loginTexts } from '../texts/login';
import { uiTexts } from '../texts/ui';

/**
 * The sentence for the person: the server's own, or 'No Server Response'. A session whose cookie the browser has lost is
 * over, as one that ran out: the page says so too, and what is said in the same words is told once.
 */
export function errorMessage(error: unknown): string {
  if (isUnanswered(error)) return textsNow(uiTexts).noServerResponse;
  const { code, message } = error as ApiError;
  return code === 'REFRESH_TOKEN_MISSING' ? textsNow(loginTexts).expired : message;
}

/** For the toast of a call that failed: it offers another try where that may help, and there is one. */
export function retryOffer(error: unknown, run: (() => void) | undefined): Pick<ToastOptions, 'action'> {
  return run && mayBeSentAgain(error) ? { action: { label: textsNow(uiTexts).tryAgain, run } } : {};
}

/** A sentence that another one goes on from, which brings the full stop. */
export function unended(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
