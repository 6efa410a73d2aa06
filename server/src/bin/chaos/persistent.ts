import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, PautangClient } from '@pautang/sdk';
import { DEMO_PASSWORD } from '../../config/demo-accounts';

const AGAIN_MILLISECONDS = 150;
const CALL_MILLISECONDS = 8_000;
/** Longer than a call takes while everything falls down around it. */
const LONGEST_MILLISECONDS = 180_000;
/** Too many requests, and not now. */
const PASSING = [429, 503];
/** Unauthorized, and forbidden. */
const SESSION_LOST = [401, 403];

/** Somebody with an account who asks until there is an answer, and signs in again where a session was lost. */
export class Persistent {
  readonly client: PautangClient;

  constructor(
    baseUrl: string,
    readonly phoneNumber: string,
    timeoutMilliseconds = CALL_MILLISECONDS,
  ) {
    this.client = new PautangClient({ baseUrl, timeoutMilliseconds });
  }

  async signIn(): Promise<void> {
    const credentials = { phoneNumber: this.phoneNumber, password: DEMO_PASSWORD };
    await untilSaid('sign-in', () => this.client.signIn(credentials));
  }

  /** @throws ApiError where the answer is a refusal */
  async ask<T>(what: string, call: (client: PautangClient) => PromiseLike<T>): Promise<T> {
    try {
      return await untilSaid(what, () => call(this.client));
    } catch (error) {
      if (!isSessionLost(error)) throw error;
      await this.signIn();
      return untilSaid(what, () => call(this.client));
    }
  }
}

/** @throws ApiError with the first answer that is one @throws Error where there is none for minutes */
async function untilSaid<T>(what: string, call: () => PromiseLike<T>): Promise<T> {
  const end = Date.now() + LONGEST_MILLISECONDS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw named(what, error);
      if (Date.now() > end) throw new Error(`${what} was not answered for minutes; last ${error}`);
      await pause(AGAIN_MILLISECONDS);
    }
  }
}

/** Nobody knows, or not now. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.isUnanswered || PASSING.includes(error.status) || error.code === 'IDEMPOTENCY_IN_FLIGHT';
}

function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && SESSION_LOST.includes(error.status);
}

/** The same error, which says what was asked. */
function named(what: string, error: unknown): unknown {
  if (error instanceof ApiError) {
    const fields = error.fieldErrors.map(({ field, message }) => `${field}: ${message}`);
    error.message = [`${what}: ${error.status} ${error.code} ${error.message}`, ...fields].join(' ');
  }
  return error;
}
