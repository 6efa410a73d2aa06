import { ApiError, NO_SERVER_RESPONSE, UNKNOWN_ERROR } from '@pautang/sdk';
import type { ToastOptions } from '../components/ui/notify';
import { textsNow } from '../texts/define-texts';
import { uiTexts } from '../texts/ui';

// A proxy that answers in the server's place knows as little of it as the browser does.
const unansweredCodes: readonly string[] = [NO_SERVER_RESPONSE, UNKNOWN_ERROR];

/** Whether the server itself said nothing: the network is down, or the server is. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || unansweredCodes.includes(error.code);
}

/** The sentence for the person: the server's own, or 'No Server Response'. */
export function errorMessage(error: unknown): string {
  return isUnanswered(error) ? textsNow(uiTexts).noServerResponse : (error as ApiError).message;
}

/** For the toast of a call that failed: without an answer it offers another try, where there is one. */
export function retryOffer(error: unknown, run: (() => void) | undefined): Pick<ToastOptions, 'action'> {
  return run && isUnanswered(error) ? { action: { label: textsNow(uiTexts).tryAgain, run } } : {};
}
