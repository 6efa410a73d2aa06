import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings';
import { networkOf } from './network';
import { TooManyRequests } from './problem/common.errors';

const MINUTE_MILLISECONDS = 60 * 1000;
const API_ROUTES = '/v2/';
/** A load balancer shares its address with the members behind it, and must not lose the server to their haste. */
const HEALTH_ROUTES = '/v2/health/';

/** Limits what one address may ask of the API, answered with Retry-After. Pages and their files are free. */
export async function registerAddressLimit(
  server: FastifyInstance,
  { addressLimitPerMinute }: Settings,
): Promise<void> {
  if (addressLimitPerMinute === 0) return;
  await server.register(fastifyRateLimit, {
    max: addressLimitPerMinute,
    timeWindow: MINUTE_MILLISECONDS,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => !isCounted(request),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: () => new TooManyRequests(),
  });
}

/** By the route that answers, since one path can be spelt in many ways. */
function isCounted({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith(API_ROUTES) && !url.startsWith(HEALTH_ROUTES);
}
