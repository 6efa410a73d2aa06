import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { Settings } from './config/settings';
import { isOfApi } from './platform/api-path';

const YEAR_SECONDS = 31_536_000;
/** Of what a page may ask for, the activation may take photos; the rest is never needed. */
const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * What browsers are told about every answer, but for files that are no pages (forgetHeadersOfPages); written once at the start. Nobody keeps an answer of the API but who is told
 * to by the operation. The API's own page, of a library, writes styles into itself.
 */
export function addSecurityHeaders(server: FastifyInstance, { isHttps }: Settings): void {
  const headers = securityHeaders(isHttps, policy(isHttps));
  const exceptions = { styleSrc: ["'self'", "'unsafe-inline'"], imgSrc: ["'self'", 'data:'] };
  const ofDocs = securityHeaders(isHttps, policy(isHttps, exceptions));
  const ofApi = { ...headers, 'cache-control': 'no-store' };
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(isOfApi(request) ? ofApi : headers);
    done();
  });
  server.addHook('onRoute', (route) => {
    if (!/^\/docs(\/|$)/.test(route.url)) return;
    route.onRequest = (_request, reply, done) => {
      reply.headers(ofDocs);
      done();
    };
    route.onSend = (_request, reply, _payload, done) => {
      nameCharset(reply);
      done();
    };
  });
}

/** The API's own page and what it says of itself are sent without. */
function nameCharset(reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type') ?? '');
  if (/^(text\/|application\/javascript)/.test(type) && !type.includes('charset'))
    reply.header('content-type', `${type}; charset=utf-8`);
}

/** What browsers heed of a page alone. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * For scripts, styles, fonts and photos, which are no pages: a first visit fetches twenty of them, and half a kilobyte with
 * each. A drawing (SVG) can be opened as a page.
 */
export function forgetHeadersOfPages(reply: FastifyReply): void {
  for (const name of OF_PAGES) reply.removeHeader(name);
}

/** As helmet writes them into an answer. */
function securityHeaders(isHttps: boolean, contentSecurityPolicy: ReturnType<typeof policy>) {
  const answer = new ServerResponse({ method: 'GET' } as IncomingMessage);
  const write = helmet({
    contentSecurityPolicy,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS },
    xFrameOptions: { action: 'deny' },
  });
  write(answer.req, answer, () => undefined);
  return { ...answer.getHeaders(), 'permissions-policy': PERMISSIONS };
}

function policy(isHttps: boolean, exceptions: Readonly<Record<string, string[]>> = {}) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      // Photos are shown before they are uploaded.
      imgSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps && { upgradeInsecureRequests: [] }),
      ...exceptions,
    },
  };
}
