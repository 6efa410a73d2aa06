import { errorOf, unsendable } from './api-error';
import type { Running } from './call';
import { COOKIE_PATHS, type CookieStore, keepCookie } from './cookie-store';
import type { OpenAPIConfig } from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import { getFormData, getHeaders, getQueryString, getRequestBody } from './generated/core/request';

/** How the requests of a session go out. */
export interface SessionConfig extends OpenAPIConfig {
  readonly timeoutMilliseconds: number;
  readonly cookies?: CookieStore | undefined;
  readonly apiKey?: string | undefined;
}

/** Sends one request, and reads its answer: JSON, or a file. @throws ApiError, or what the platform says of a network */
export async function send<T>(
  config: SessionConfig,
  options: ApiRequestOptions,
  running: Running,
): Promise<T> {
  const response = await exchange(config, options, running);
  if (isFile(response)) return (await blobOf(response, running)) as T;
  const body = await bodyOf(response);
  // A page in the place of an answer, as a network that wants one to sign in sends it, or an empty one: this API says 204.
  if (typeof body === 'string' || (body === undefined && response.status !== 204)) {
    throw errorOf(response, body);
  }
  return body as T;
}

/** Sends one request; its answer is not read yet. @throws ApiError, or what the platform says of a network */
export async function exchange(
  config: SessionConfig,
  options: ApiRequestOptions,
  { signal }: Running,
): Promise<Response> {
  const { cookies } = config;
  const headers = await headersOf(config, options);
  const cookie = COOKIE_PATHS.includes(options.url) && cookies?.get();
  if (cookie) headers.set('Cookie', cookie);
  const response = await fetch(urlOf(config, options), {
    method: options.method,
    headers,
    body: getRequestBody(options) ?? getFormData(options),
    credentials: config.CREDENTIALS,
    signal,
  });
  if (cookies) keepCookie(cookies, response);
  if (!response.ok) throw errorOf(response, await bodyOf(response));
  return response;
}

/** A key that no header takes fails before anything is sent: it must not pass for a server that is away. @throws ApiError */
function headersOf(config: SessionConfig, options: ApiRequestOptions): Promise<Headers> {
  return getHeaders(config, options).catch(() => {
    throw unsendable();
  });
}

export function urlOf({ BASE }: OpenAPIConfig, { url, path = {}, query }: ApiRequestOptions): string {
  const filled = url.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  return `${BASE}${filled}${query ? getQueryString(query) : ''}`;
}

/** The server names each file that it sends, a report in JSON too, and nothing else. */
export function isFile({ headers }: Response): boolean {
  return headers.has('content-disposition');
}

export async function blobOf(response: Response, running: Running): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  return new Blob(await partsOf(response, running), { type });
}

/** As long as something arrives, a file may take its time. */
async function partsOf({ body }: Response, { goesOn }: Running): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    goesOn();
  }
  return parts;
}

async function bodyOf(response: Response): Promise<unknown> {
  return contentIn(await response.text(), response.headers.get('content-type'));
}

/** @throws where it says that it is JSON and is none */
export function contentIn(text: string, type: string | null): unknown {
  if (text === '') return undefined;
  return /^application\/(problem\+)?json\b/i.test(type ?? '') ? JSON.parse(text) : text;
}
