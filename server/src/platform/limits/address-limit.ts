import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEALTH_ROUTES } from '../api-path';
import { networkOf } from '../network';
import { tooOften } from '../problem/common.errors';
import { sendProblem } from '../problem/problem.filter';
import type { Limits } from './limits.service';

const API_ROUTES = '/v2/';

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
