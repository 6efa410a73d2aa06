import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A name of these bytes, the same as long as they are (RFC 9110, section 8.8.3). */
export const entityTagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/**
 * Names what comes, for who keeps it and asks the next time whether it is still that (RFC 9110, section 13.1.2).
 * @returns whether it is, and the answer has its status, so that nothing need be sent
 */
export function isKept(tag: string, { headers }: FastifyRequest, reply: FastifyReply): boolean {
  reply.headers({ etag: tag, 'cache-control': 'no-cache' });
  const isKnown = headers['if-none-match']?.includes(tag) ?? false;
  if (isKnown) reply.code(304);
  return isKnown;
}
