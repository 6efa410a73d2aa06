import type { FastifyReply } from 'fastify';
import type { Settings } from '../../config/settings';
import { signIns } from '../../platform/metrics/counters';
import { Problem } from '../../platform/problem/problem';
import type { AccessTokenDto } from './auth.dto';
import { setRefreshCookie } from './refresh-cookie';
import type { IssuedSession } from './session.service';

export interface SignedIn {
  readonly session: IssuedSession;
  readonly accessToken: string;
}

/** Puts the refresh token into the cookie, and the access token into the answer. */
export function answerSignedIn(
  { session, accessToken }: SignedIn,
  reply: FastifyReply,
  settings: Settings,
): AccessTokenDto {
  setRefreshCookie(reply, session, settings);
  void reply.header('cache-control', 'no-store');
  return { accessToken };
}

/** Counts how a try to sign in ended. */
export async function countedSignIn<T>(
  outcomeOf: (done: T) => string,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    const done = await attempt();
    signIns.inc({ outcome: outcomeOf(done) });
    return done;
  } catch (error) {
    signIns.inc({ outcome: error instanceof Problem ? error.code : 'ERROR' });
    throw error;
  }
}
