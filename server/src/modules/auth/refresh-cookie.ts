import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings';
import type { IssuedSession } from './session.service';

const NAME = 'refreshToken';
/** The cookie travels only where it is needed; a cookie has one path, so there is one for each. */
const PATHS = ['/v2/authmember/refresh', '/v2/authmember/logout'];
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '::1'];
const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/** The plain name is taken too: sessions that began before the demo's cookies had a port go on. */
export function readRefreshCookie(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[nameFor(settings)] || request.cookies[NAME] || undefined;
}

export function setRefreshCookie(reply: FastifyReply, session: IssuedSession, settings: Settings): void {
  for (const path of PATHS) {
    void reply.setCookie(nameFor(settings), session.refreshToken, {
      ...attributes(path, reply.request, settings),
      ...(session.isPersistent && { maxAge: THIRTY_DAYS_SECONDS }),
    });
  }
}

export function clearRefreshCookie(reply: FastifyReply, settings: Settings): void {
  for (const path of PATHS) {
    void reply.clearCookie(nameFor(settings), attributes(path, reply.request, settings));
  }
}

/**
 * Cookies ignore ports, and demos stand side by side on localhost, so theirs carry the port. Servers of one deployment
 * may listen on different ports and share their members' cookie.
 */
function nameFor({ isDemo, environment }: Settings): string {
  return isDemo ? `demo-${environment.PORT}-${NAME}` : NAME;
}

/** A proxy that ends HTTPS may well reach this server as localhost, so the public address decides first. */
function attributes(path: string, request: FastifyRequest, { isHttps }: Settings) {
  const isPlainLocalhost = request.protocol === 'http' && LOCAL_HOSTS.includes(request.hostname);
  return { path, httpOnly: true, sameSite: 'strict', secure: isHttps || !isPlainLocalhost } as const;
}
