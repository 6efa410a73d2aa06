import { ABORTED, ApiError, TIMEOUT } from '@pautang/sdk';

export { ApiError } from '@pautang/sdk';

/** Whether the server itself said nothing: the network is down, or the server is, or it took too long. */
export function isUnanswered(error: unknown): boolean {
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

/** Whether nothing was decided: it may well succeed, as it was, at once or, where too much was asked for, in a while. */
export function isUndecided(error: unknown): boolean {
  return mayBeSentAgain(error) || (error instanceof ApiError && error.status === 429);
}

/** What the server found wrong, by field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The sentences below the fields; a code that is about one field counts as its error. */
export function fieldErrorsOf(
  error: unknown,
  fieldOfCode: Readonly<Record<string, string>> = {},
): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const field = fieldOfCode[error.code];
  if (field !== undefined) return { [field]: error.message };
  return Object.fromEntries(error.fieldErrors.map(({ field: name, message }) => [name, message]));
}

const soonMs = 1000;

/** Nobody waits longer for a page; who comes back later asks again. */
const patienceMs = 15_000;

/**
 * After how long a call that reads is tried once more by itself, if at all: where no answer came, or the server failed.
 * What it refuses it refuses again, and who has waited for an answer in vain is told so at once.
 */
export function retryDelayMs(failures: number, error: unknown): number | undefined {
  if (failures > 0) return undefined;
  if (!(error instanceof ApiError)) return soonMs;
  const { status, code, retryAfterSeconds } = error;
  if (code === TIMEOUT || code === ABORTED) return undefined;
  const askedMs = retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
  const delayMs = status === 429 ? askedMs : status < 400 || status >= 500 ? (askedMs ?? soonMs) : undefined;
  return delayMs === undefined || delayMs > patienceMs ? undefined : delayMs;
}
