import { ApiError } from '@pautang/sdk';
import { api } from '../../lib/api';
import { errorMessage } from '../../lib/error-message';
import { session } from '../../lib/session';
import { storage } from '../../lib/storage';

/**
 * Signs who was signed in here in again, silently. Answers the sentence to show when that failed, and nothing where
 * nobody was, or the browser has forgotten whom it should not remember. After a refusal it is not tried again until the
 * next sign-in; without an answer it is.
 */
export async function resumeSession(): Promise<string | undefined> {
  if (!session.mayResume()) return undefined;
  const isRemembered = storage.persist;
  try {
    await api.resume();
    storage.myPhoneNumber = session.get().phoneNumber;
    return undefined;
  } catch (error) {
    const isForgotten = error instanceof ApiError && error.code === 'REFRESH_TOKEN_MISSING' && !isRemembered;
    return isForgotten ? undefined : errorMessage(error);
  }
}
