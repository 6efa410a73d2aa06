import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPathOf, HEALTH_ROUTES } from '../api-path';
import type { OpenSpan, Tracer } from './tracer';

const SERVER_ERROR = 500;

/** A span for each request of the API: its route as it was declared, status and id, and nothing of what it says. */
export function traceRequests(server: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  server.addHook('onRequest', (request, reply, done) => {
    const path = apiPathOf(request);
    if (path === undefined || path.startsWith(HEALTH_ROUTES)) return done();
    const span = tracer.begin({ name: request.method, kind: 'SERVER' }, request.headers);
    spans.set(request, span);
    reply.raw.once('close', () => span.end(...whatBecameOf(request, reply)));
    return span.run(done);
  });
  // What reads the body begins anew, outside of all that was begun before.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.run(done) : done();
  });
}

function whatBecameOf(request: FastifyRequest, reply: FastifyReply): Parameters<OpenSpan['end']> {
  const { statusCode, writableEnded } = reply.raw;
  const route = request.is404 ? undefined : request.routeOptions.url;
  const attributes = {
    'http.request.method': request.method,
    'http.response.status_code': statusCode,
    'pautang.request.id': request.id,
    ...(route !== undefined && { 'http.route': route }),
  };
  const name = [request.method, ...(route === undefined ? [] : [route])].join(' ');
  const error = !writableEnded ? 'aborted' : statusCode >= SERVER_ERROR ? String(statusCode) : undefined;
  return [{ name, attributes }, error];
}
