import { ApiError } from '@pautang/sdk';
import { errorMessage } from '../lib/error-message';
import { session } from '../lib/session';
import { storage } from '../lib/storage';
import { api } from './client';

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
    const { phoneNumber } = session.get();
    if (phoneNumber !== null) storage.myPhoneNumber = phoneNumber;
    return undefined;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    const isForgotten = code === 'REFRESH_TOKEN_MISSING' && !isRemembered;
    // Somebody signed in meanwhile, or another tab signed out: the guard decides by who is here now.
    return isForgotten || code === 'ABORTED' ? undefined : errorMessage(error);
  }
}
