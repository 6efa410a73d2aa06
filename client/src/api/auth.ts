import type {
  InvitationCodeDto,
  PasswordChangeDto,
  PhoneOtpDto,
  RecoveryDto,
  RegisterDto,
  SignInDto,
} from '@pautang/sdk';
import { storage } from '../lib/storage';
import { api } from './client';
import { ApiError, isUnanswered, isUndecided } from './problem';
import { session } from './session';

const { authentication } = api;

/** Loaded when it is needed: public pages do without the query library. */
const loadQueryClient = () => import('./query-client');

/** @returns whether it was done: staff who need a second factor have no screens here. @throws ApiError */
export async function signIn(credentials: Required<SignInDto>): Promise<boolean> {
  if (await api.signIn(credentials)) return false;
  await rememberSignedIn(credentials.persist, credentials.phoneNumber);
  return true;
}

/** What this browser keeps of who has just signed in. */
export async function rememberSignedIn(persist: boolean, typed: string | null = null): Promise<void> {
  const { phoneNumber, account } = session.get();
  storage.remember(phoneNumber ?? typed, account);
  storage.persist = persist;
  // What is cached may be another member's. Where the cache was lost on the way, there is nothing in it.
  const cache = await loadQueryClient().catch(() => undefined);
  cache?.forgetUnseen();
}

export interface Lost {
  /** Why. Its sentence is for who shows it: here the page's texts may still be on their way. */
  readonly error: unknown;
  /** There was no answer: who was signed in here may still be. */
  readonly isUnanswered: boolean;
}

/**
 * Signs who was signed in here in again, silently. Answers why that failed, and nothing where
 * nobody was, or the browser has forgotten whom it should not remember. After a refusal it is not tried again until the
 * next sign-in; without an answer it is.
 */
export async function resumeSession(): Promise<Lost | undefined> {
  if (!session.mayResume()) return undefined;
  const isRemembered = storage.persist;
  try {
    await api.resume();
    const { phoneNumber, account } = session.get();
    if (phoneNumber !== null) storage.remember(phoneNumber, account);
    return undefined;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    const isForgotten = code === 'REFRESH_TOKEN_MISSING' && !isRemembered;
    // Somebody signed in meanwhile, or another tab signed out: the guard decides by who is here now.
    if (isForgotten || code === 'ABORTED') return undefined;
    return { error, isUnanswered: isUnanswered(error) };
  }
}

let ahead: Promise<Lost | undefined> | undefined;

/** Asks before anything is drawn: a member's page begins with the answer. */
export function resumeAhead(): void {
  ahead = resumeSession();
}

/** The answer that was asked for ahead, once; else a new one. */
export function resumedSession(): Promise<Lost | undefined> {
  const answer = ahead ?? resumeSession();
  ahead = undefined;
  return answer;
}

const cacheResetDelay = 1000;

async function forgetAnswers(): Promise<void> {
  if (session.get().token) return;
  const { forgetUnseen, queryClient, refreshAll } = await loadQueryClient();
  forgetUnseen();
  queryClient.getMutationCache().clear();
  await refreshAll();
}

const LONGEST_DELAY_SECONDS = 60;

/** Until there is a network again, or so long where the browser believes that there is one. */
function networkOr(seconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, seconds * 1000);
  });
}

/**
 * The member has left in any case. A session that could not be ended for want of an answer is ended later, as long as the
 * page is open and nobody signed in meanwhile; else it runs out by itself.
 */
async function signOutOnceReached(): Promise<void> {
  for (let seconds = 2; ; seconds = Math.min(2 * seconds, LONGEST_DELAY_SECONDS)) {
    try {
      return await api.signOut();
    } catch (error) {
      if (!isUndecided(error)) return;
    }
    await networkOr(seconds);
    if (session.get().token !== null || storage.hasSession) return;
  }
}

/** Ends the session of who has left; cached answers follow a second later. */
export function endSession(): void {
  void signOutOnceReached();
  // Without a network the cache may not even be loaded, and then there is nothing in it.
  setTimeout(() => void forgetAnswers().catch(() => undefined), cacheResetDelay);
}

/** @throws ApiError */
export const registerMember = (account: RegisterDto) =>
  authentication.registerMember({ requestBody: account });

async function isAccepted(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (isUndecided(error)) throw error;
    return false;
  }
}

/** Whether the account is there and opens with what was typed. @throws where there is no answer */
export const isOwnAccount = (phoneNumber: string, password: string) =>
  isAccepted(() => authentication.signIn({ requestBody: { phoneNumber, password, persist: false } }));

/** @throws ApiError */
export const checkInvitation = (invitation: InvitationCodeDto) =>
  authentication.checkInvitation({ requestBody: invitation });

/** Sends the code that confirms a phone number. @throws ApiError */
export const sendPhoneOtp = (owner: PhoneOtpDto) => authentication.sendPhoneOtp({ requestBody: owner });

/** @throws ApiError */
export const changePassword = (change: PasswordChangeDto) =>
  authentication.changePassword({ requestBody: change });

/** Whether the new password is the current one already. @throws where there is no answer */
export const isPasswordChanged = (change: PasswordChangeDto) =>
  isAccepted(() => changePassword({ ...change, currentPassword: change.newPassword }));

/** Sets a new password by a recovery code. @throws ApiError */
export const recoverAccount = (recovery: RecoveryDto) =>
  authentication.recoverAccount({ requestBody: recovery });

/** Whether the account opens with the new password already. @throws where there is no answer */
export async function isRecovered({ phoneNumber, newPassword }: RecoveryDto): Promise<boolean> {
  const isSet = await isOwnAccount(phoneNumber, newPassword);
  // One signs in with it oneself.
  if (isSet) await authentication.signOut().catch(() => undefined);
  return isSet;
}

/** The session that this browser may still hold ends with a recovery. */
export function endRecovered(phoneNumber: string): void {
  if (storage.myPhoneNumber === phoneNumber) session.clear();
}

/** @throws ApiError */
export const stopRecovery = (stopCode: string) => authentication.stopRecovery({ requestBody: { stopCode } });
