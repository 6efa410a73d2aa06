import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IssuedSession } from './session.service';

const NAME = 'refreshToken';
/** The cookie travels only where it is needed; a cookie has one path, so there is one for each. */
const PATHS = ['/v2/authmember/refresh', '/v2/authmember/logout'];
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '::1'];
const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME] || undefined;
}

export function setRefreshCookie(reply: FastifyReply, session: IssuedSession, isHttps: boolean): void {
  for (const path of PATHS) {
    void reply.setCookie(NAME, session.refreshToken, {
      ...attributes(path, reply.request, isHttps),
      ...(session.isPersistent && { maxAge: THIRTY_DAYS_SECONDS }),
    });
  }
}

export function clearRefreshCookie(reply: FastifyReply, isHttps: boolean): void {
  for (const path of PATHS) void reply.clearCookie(NAME, attributes(path, reply.request, isHttps));
}

/** A proxy that ends HTTPS may well reach this server as localhost, so the public address decides first. */
function attributes(path: string, request: FastifyRequest, isHttps: boolean) {
  const isPlainLocalhost = request.protocol === 'http' && LOCAL_HOSTS.includes(request.hostname);
  return { path, httpOnly: true, sameSite: 'strict', secure: isHttps || !isPlainLocalhost } as const;
}
