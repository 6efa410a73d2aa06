import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A name of these bytes, the same as long as they are (RFC 9110, section 8.8.3). */
export const entityTagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Names what comes, and sends nothing to who keeps just that and asks whether it is still so (RFC 9110, section 13.1.2). */
export function sendUnlessKept(
  tag: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  send: () => FastifyReply,
): FastifyReply {
  reply.headers({ etag: tag, 'cache-control': 'no-cache' });
  return headers['if-none-match']?.includes(tag) ? reply.code(304).send() : send();
}
