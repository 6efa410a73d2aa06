import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './app';
import { PASSWORD, type TestAccount } from './factories';
import { type Answer, send } from './http';
import { lastingDay } from './lasting-day';
import { TIMERS } from './timers';

/** An authenticator of staff, as their phone holds it. */
export interface Authenticator {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const STEP_SECONDS = 30;
const LONGER_SECONDS = 40;

/** What the authenticator shows now, or so many steps later. */
export function codeOf({ secret }: Pick<Authenticator, 'secret'>, steps = 0): string {
  const timestamp = Date.now() + steps * STEP_SECONDS * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export function wrongCodeFor(authenticator: Pick<Authenticator, 'secret'>): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(authenticator, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
}

export const secondFactorCall = (test: TestApp, path: string, body: object, token?: string) =>
  send(`${test.url}/v2/authmember/second-factor${path}`, { body, ...(token && { token }) });

/** Sets up an authenticator in the session of the token. */
export async function enrolled(test: TestApp, token: string, code?: string): Promise<Authenticator> {
  const begun = await secondFactorCall(test, '/enrol', { password: PASSWORD, code }, token);
  const { secret } = begun.json as { secret: string };
  const confirmed = await secondFactorCall(test, '/confirm', { code: codeOf({ secret }) }, token);
  return { secret, ...(confirmed.json as { recoveryCodes: string[] }) };
}

/** As after half a minute: the last code that was taken does not stand in the way of the next one. */
export async function forgetLastCode(test: TestApp, { accountId }: TestAccount): Promise<void> {
  await test.sql('UPDATE second_factor SET last_step = NULL WHERE account_id = $1', [accountId]);
}

export const tokenIn = ({ json }: Answer) => (json as { accessToken: string }).accessToken;
export const challengeIn = ({ json }: Answer) =>
  (json as { secondFactor: { token: string; methods: string[]; expiresAt: string } }).secondFactor;

/** Stops the time of server and test, but not that of the database, in the middle of a step; timers go on. */
export async function stopTheClock(): Promise<void> {
  // The middle of a step may be ahead of the time, and nobody can wait for what never comes.
  await lastingDay(LONGER_SECONDS);
  const step = STEP_SECONDS * 1000;
  const now = Math.floor(Date.now() / step) * step + step / 2;
  jest.useFakeTimers({ now, doNotFake: TIMERS });
}
