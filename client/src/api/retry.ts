import { ABORTED, ApiError, TIMEOUT } from '@pautang/sdk';

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
