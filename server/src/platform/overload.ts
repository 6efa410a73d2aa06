import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ServiceBusy } from './problem/common.errors';

const RETRY_AFTER_SECONDS = '5';
/** Starting is busy by itself. */
const GRACE_MILLISECONDS = 3000;
const HEALTH_ROUTES = '/v2/health/';

/**
 * Refuses at once what would wait too long. Measured by how late the event loop is on average over a second, which grows
 * with what is in work, whatever it is; so what is accepted is still answered in good time.
 */
export async function refuseOverload(server: FastifyInstance, mostDelayMilliseconds: number): Promise<void> {
  if (mostDelayMilliseconds === 0) return;
  let countsFrom = Number.POSITIVE_INFINITY;
  server.addHook('onListen', (done) => {
    countsFrom = performance.now() + GRACE_MILLISECONDS;
    done();
  });
  await server.register(underPressure, {
    maxEventLoopDelay: mostDelayMilliseconds,
    pressureHandler: ({ routeOptions: { url = '' } }) => {
      const isAllowed = url.startsWith(HEALTH_ROUTES) || performance.now() < countsFrom;
      if (!isAllowed) throw new ServiceBusy({ headers: { 'retry-after': RETRY_AFTER_SECONDS } });
    },
  });
}
