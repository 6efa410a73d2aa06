import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** A cookie that no script reads and no other site sends. */
export interface SafeCookie {
  readonly name: string;
  readonly path: string;
  readonly value: string;
  /** How long it outlives the browser; it ends with it when this is undefined. */
  readonly maxAgeSeconds?: number;
}

/** The plain name is taken too: sessions that began before the demo's cookies had a port go on. */
export function readCookie(request: FastifyRequest, name: string, settings: Settings): string | undefined {
  return request.cookies[nameFor(name, settings)] || request.cookies[name] || undefined;
}

export function setCookie(
  reply: FastifyReply,
  { name, path, value, maxAgeSeconds }: SafeCookie,
  settings: Settings,
): void {
  void reply.setCookie(nameFor(name, settings), value, {
    ...attributes(path, reply.request, settings),
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}

export function clearCookie(
  reply: FastifyReply,
  { name, path }: Pick<SafeCookie, 'name' | 'path'>,
  settings: Settings,
): void {
  void reply.clearCookie(nameFor(name, settings), attributes(path, reply.request, settings));
}

/**
 * Cookies ignore ports, and demos stand side by side on localhost, so theirs carry the port. Servers of one deployment
 * may listen on different ports and share their members' cookie.
 */
function nameFor(name: string, { isDemo, environment }: Settings): string {
  return isDemo ? `demo-${environment.PORT}-${name}` : name;
}

/** A proxy that ends HTTPS may well reach this server as localhost, so the public address decides first. */
function attributes(path: string, request: FastifyRequest, { isHttps }: Settings) {
  const isPlainLocalhost = request.protocol === 'http' && LOCAL_HOSTS.includes(request.hostname);
  return { path, httpOnly: true, sameSite: 'strict', secure: isHttps || !isPlainLocalhost } as const;
}
