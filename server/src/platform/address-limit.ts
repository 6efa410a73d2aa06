import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { TooManyRequests } from './problem/common.errors';

const MINUTE_MILLISECONDS = 60 * 1000;
/** A load balancer shares its address with the members behind it, and must not lose the server to their haste. */
const HEALTH_PATH = '/v2/health/';

/** Limits what one address may ask of this server, answered with Retry-After. */
export async function registerAddressLimit(
  server: FastifyInstance,
  { addressLimitPerMinute }: Settings,
): Promise<void> {
  if (addressLimitPerMinute === 0) return;
  await server.register(fastifyRateLimit, {
    max: addressLimitPerMinute,
    timeWindow: MINUTE_MILLISECONDS,
    allowList: ({ url }) => url.startsWith(HEALTH_PATH),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: () => new TooManyRequests(),
  });
}
