import { ApiError } from '@pautang/sdk';
import type { ToastOptions } from '../components/ui/toaster/notify';
import { textsNow } from '../texts/define-texts';
import { uiTexts } from '../texts/ui';

/** Whether the server itself said nothing: the network is down, or the server is, or it took too long. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isUnanswered;
}

/**
 * Whether the same may well succeed when it is sent again as it was, under the key it had: no answer came, the server
 * could not say what became of it, or it is still at the first one.
 */
export function mayBeSentAgain(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.isUnanswered) return true;
  return error.status >= 500 || error.code === 'IDEMPOTENCY_IN_FLIGHT';
}

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
