import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings';
import { TooManyRequests } from './problem/common.errors';

const MINUTE_MILLISECONDS = 60 * 1000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
const CONTACT_LIMIT = 'contactLimitPerHour';

/** The contact form is open to everyone, in the demo too. */
export const CONTACT_FORM_LIMIT = {
  timeWindow: HOUR_MILLISECONDS,
  max: (request: FastifyRequest) => request.server.getDecorator<number>(CONTACT_LIMIT),
};

/** Limits per address, answered with Retry-After. */
export async function registerRateLimits(server: FastifyInstance, settings: Settings): Promise<void> {
  server.decorate(CONTACT_LIMIT, settings.environment.CONTACT_LIMIT_PER_HOUR);
  const { addressLimitPerMinute } = settings;
  await server.register(fastifyRateLimit, {
    global: addressLimitPerMinute > 0,
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
