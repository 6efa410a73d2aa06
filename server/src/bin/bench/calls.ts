import { createHmac, randomUUID } from 'node:crypto';

/** What a caller process does: every request once, or in turns for so many seconds. */
export interface CallerTask {
  readonly port: number;
  readonly callers: number;
  readonly requests: readonly string[];
  readonly seconds?: number;
  /** Bodies by the index of their request; or each caller goes on with the refresh cookie it got last. */
  readonly keeps?: 'bodies' | 'cookies';
}

export interface CallerResult {
  readonly seconds: number;
  readonly milliseconds: Float64Array;
  readonly answers: readonly string[];
}

interface Sending {
  readonly token?: string;
  readonly body?: object;
  readonly cookie?: string;
  /** With an Idempotency-Key of its own. */
  readonly isOnce?: boolean;
}

/** A request as it goes over the wire. */
export function rawRequest(method: 'GET' | 'POST', path: string, sending: Sending = {}): string {
  const { token, body, cookie, isOnce } = sending;
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ...(isOnce ? [`idempotency-key: ${randomUUID()}`] : []),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

export interface Caller {
  readonly accountId: string;
  readonly phoneNumber: string;
}

const TOKEN_SECONDS = 24 * 60 * 60;

/** An access token that outlives the run; signing in so often would be measured along. */
export function accessToken(
  secret: string,
  { accountId, phoneNumber }: Caller,
  { role = 'MEMBER', sessionId = randomUUID() as string } = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: accountId,
    sid: sessionId,
    UserInfo: { phoneNumber, roles: [role] },
    aud: 'pautang',
    iat: now,
    exp: now + TOKEN_SECONDS,
  };
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return [...parts, createHmac('sha256', secret).update(parts.join('.')).digest('base64url')].join('.');
}
