import { type ApiError, isUnanswered, mayBeSentAgain } from '../api/problem';
import type { ToastOptions } from '../components/ui/toaster/notify';
import { textsNow } from '../texts/define-texts';
import { uiTexts } from '../texts/ui';

/** The sentence for the person: the server's own, or 'No Server Response'. */
export function errorMessage(error: unknown): string {
  return isUnanswered(error) ? textsNow(uiTexts).noServerResponse : (error as ApiError).message;
}

/** For the toast of a call that failed: it offers another try where that may help, and there is one. */
export function retryOffer(error: unknown, run: (() => void) | undefined): Pick<ToastOptions, 'action'> {
  return run && mayBeSentAgain(error) ? { action: { label: textsNow(uiTexts).tryAgain, run } } : {};
}

/** A sentence that another one goes on from, which brings the full stop. */
export function unended(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
