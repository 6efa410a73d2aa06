import { ApiError, mayBeSentAgain } from '../../api/problem';
import { componentSchemas } from '../../api/schemas';
import { unended } from '../../lib/error-message';
import { accepts, fieldRules } from '../../lib/validation';

/** What an attempt to confirm with a one-time password came to, when it was no plain success. */
export type Refusal =
  /** The first attempt did arrive, only its answer was lost. */
  | { kind: 'done' }
  | { kind: 'wrongOtp'; triesLeft: number | undefined }
  /** It may have arrived, or was never looked at: the same code may be sent again. */
  | { kind: 'noAnswer'; message: string }
  /** The request is no longer open: the withdrawal must be asked for again. */
  | { kind: 'requestLost'; message: string }
  | { kind: 'other'; message: string };

const lostCodes: readonly string[] = [
  'NO_WITHDRAWAL_REQUEST',
  'WITHDRAWAL_REQUEST_CHANGED',
  'INSUFFICIENT_BALANCE',
  'WALLET_NOT_FOUND',
  // What was the whole balance is none any more: the dialog sends nothing else that could be refused so.
  'VALIDATION_FAILED',
];

/** The server's rule of a one-time password. */
export const otpRule = fieldRules(componentSchemas, 'WithdrawalConfirmDto').oTP;

export function isOtp(text: string): boolean {
  return accepts(otpRule, text);
}

export function refusalOf(error: unknown, message: string): Refusal {
  if (!(error instanceof ApiError) || mayBeSentAgain(error) || error.status === 429) {
    return { kind: 'noAnswer', message: unended(message) };
  }
  // Only successes are remembered under a key, and there is one key for each request: it went through before,
  // with another code than the one typed now.
  if (error.code === 'IDEMPOTENCY_KEY_REUSED') return { kind: 'done' };
  if (error.code === 'OTP_INVALID') {
    const triesLeft = error.problem?.triesLeft;
    return { kind: 'wrongOtp', triesLeft: typeof triesLeft === 'number' ? triesLeft : undefined };
  }
  return { kind: lostCodes.includes(error.code) ? 'requestLost' : 'other', message };
}
