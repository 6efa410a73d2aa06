import { ApiError } from '@pautang/sdk';
import { api } from '../../lib/api';
import { errorMessage } from '../../lib/error-message';
import { session } from '../../lib/session';
import { storage } from '../../lib/storage';

/**
 * Signs a remembered member in again, silently. Answers the sentence to show when that failed.
 * After a refusal it is not tried again until the next sign-in; without an answer it is.
 */
export async function resumeSession(): Promise<string | undefined> {
  if (session.get().token || !storage.persist) return undefined;
  try {
    await api.resume();
    storage.myPhoneNumber = session.get().phoneNumber;
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) storage.persist = false;
    return errorMessage(error);
  }
}
