import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './config/settings';

const YEAR_SECONDS = 31_536_000;
/** Of what a page may ask for, the activation may take photos; the rest is never needed. */
const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/** What browsers are told about every answer. The API's own page, of a library, writes styles into itself. */
export async function registerSecurityHeaders(server: FastifyInstance, settings: Settings): Promise<void> {
  const { isHttps } = settings;
  server.addHook('onRoute', (route) => {
    if (!/^\/docs(\/|$)/.test(route.url)) return;
    const contentSecurityPolicy = policy(isHttps, {
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
    });
    route.helmet = { contentSecurityPolicy };
  });
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: policy(isHttps),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS },
    xFrameOptions: { action: 'deny' },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
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
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps && { upgradeInsecureRequests: [] }),
      ...exceptions,
    },
  };
}
