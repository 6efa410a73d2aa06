import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../network';
import { tooOften } from '../problem/common.errors';
import { sendProblem } from '../problem/problem.filter';
import type { Limits } from './limits.service';

const API_ROUTES = '/v2/';
/** A load balancer shares its address with the members behind it, and must not lose the server to their haste. */
const HEALTH_ROUTES = '/v2/health/';

/** Limits what one address may ask of the API, answered with Retry-After. Pages and their files are free. */
export function registerAddressLimit(server: FastifyInstance, limits: Limits, aMinute: number): void {
  if (aMinute === 0) return;
  const limit = limits.aMinute('address', aMinute);
  server.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    const milliseconds = await limit.take(networkOf(request.ip));
    if (milliseconds === undefined) return;
    sendProblem(tooOften(milliseconds / 1000), request, reply);
    return reply;
  });
}

/** By the route that answers, since one path can be spelt in many ways. */
function isCounted({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith(API_ROUTES) && !url.startsWith(HEALTH_ROUTES);
}
