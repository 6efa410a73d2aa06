import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { TooManyRequests } from './problem/common.errors';

const MINUTE_MILLISECONDS = 60 * 1000;

/** Limits what one address may ask of this server, answered with Retry-After. */
export async function registerAddressLimit(
  server: FastifyInstance,
  { addressLimitPerMinute }: Settings,
): Promise<void> {
  if (addressLimitPerMinute === 0) return;
  await server.register(fastifyRateLimit, {
    max: addressLimitPerMinute,
    timeWindow: MINUTE_MILLISECONDS,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: () => new TooManyRequests(),
  });
}
