import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings';
import { clearCookie, readCookie, setCookie } from './cookies';
import type { IssuedSession } from './session.service';

const NAME = 'refreshToken';
/** The cookie travels only where it is needed; a cookie has one path, so there is one for each. */
const PATHS = ['/v2/authmember/refresh', '/v2/authmember/logout'];
const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/**
 * Browsers say where a call comes from. The cookie counts for pages of this address alone: not for those of other sites, and
 * not for an address that somebody was led to. Who is no browser says nothing.
 */
function isOfThisAddress(request: FastifyRequest): boolean {
  return (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
}

export function readRefreshCookie(request: FastifyRequest, settings: Settings): string | undefined {
  return isOfThisAddress(request) ? readCookie(request, NAME, settings) : undefined;
}

export function setRefreshCookie(
  reply: FastifyReply,
  { refreshToken, isPersistent }: IssuedSession,
  settings: Settings,
): void {
  const maxAgeSeconds = isPersistent ? THIRTY_DAYS_SECONDS : undefined;
  for (const path of PATHS) {
    setCookie(reply, { name: NAME, path, value: refreshToken, maxAgeSeconds }, settings);
  }
}

/** Where it counts: no other page signs a member out. */
export function clearRefreshCookie(reply: FastifyReply, settings: Settings): void {
  if (!isOfThisAddress(reply.request)) return;
  for (const path of PATHS) clearCookie(reply, { name: NAME, path }, settings);
}
