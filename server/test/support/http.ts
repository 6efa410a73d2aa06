import type { ApiError, ErrorCode } from '@pautang/sdk';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown;
}

interface Sending {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly raw?: string | FormData | Blob | Uint8Array<ArrayBuffer>;
}

/** A request without the SDK, for tests in which bytes or headers matter. */
export async function send(
  url: string,
  { method, token, headers, body, raw }: Sending = {},
): Promise<Answer> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method: method ?? (payload === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: payload,
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

/** The cookies of the session that an answer sets, by path. */
export function refreshCookies({ headers }: Answer): Map<string, string> {
  const cookies = headers.getSetCookie().filter((cookie) => cookie.startsWith('refreshToken='));
  return new Map(cookies.map((cookie) => [/path=([^;]+)/i.exec(cookie)?.[1] ?? '', cookie] as const));
}

/** The cookie that makes a browser known to the account, as the browser sends it back. */
export function deviceCookieOf({ headers }: Answer): string {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('device='));
  return cookie?.split(';')[0] ?? '';
}

/** What a browser would send back: the name and value of a set cookie. */
export function cookieOf(answer: Answer): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Awaits the refusal of a call and answers the error. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}

/** Awaits the refusal of a call and answers its code. */
export async function refusalCode(call: Promise<unknown>): Promise<ErrorCode> {
  return (await refusal(call)).code;
}

/** How calls that run at once end: 'done' or the code of the refusal, sorted. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = calls.map(async (call) => {
    try {
      await call;
      return 'done';
    } catch (error) {
      if (isApiError(error)) return error.code;
      throw error;
    }
  });
  return (await Promise.all(ends)).sort();
}

function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
