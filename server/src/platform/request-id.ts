import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';
const SANE = /^[A-Za-z\d._:-]{1,100}$/;
/** Ids stand in logs, where no member's phone number and no API key may. */
const PRIVATE = /(?<!\d)(63|0)9\d{9}(?!\d)|pautang_/i;

/** The caller's own id of a request where it is sane, else one that is made. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && SANE.test(given) && !PRIVATE.test(given) ? given : randomUUID();
}

/** Returns the id with every answer. */
export function nameRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
