import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** What no operation answers, whatever its path was. */
const NO_ROUTE = 'none';

/** Measures each answer by its route as it was declared, so that no path, and no number in one, becomes a label. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'pautang_request_seconds',
    help: 'Requests by route, method and class of status, with the seconds to the end of the answer',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    done();
  });
}
