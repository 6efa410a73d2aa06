import type { FastifyInstance } from 'fastify';
import { StoredAnswer } from './idempotency.service';

/** Sends a stored answer as the very bytes that were stored. */
export function sendStoredBytes(server: FastifyInstance): void {
  server.setReplySerializer((answer) =>
    answer instanceof StoredAnswer ? answer.json : JSON.stringify(answer),
  );
}
