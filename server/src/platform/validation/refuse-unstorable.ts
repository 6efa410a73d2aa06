import type { FastifyReply, FastifyRequest } from 'fastify';
import { MalformedRequest } from '../problem/common.errors';

const DEEPEST_NESTING = 32;
/** NUL, and half a character: PostgreSQL stores neither, as text or in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Refuses what no operation takes: a body that is no object, a character that cannot be stored, and nesting
 * deeper than 32 levels. Runs before validation, on everything a request carries.
 */
export function refuseUnstorable(
  { body, params, query }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    done(new MalformedRequest({ detail: 'The body must be a JSON object.' }));
  } else done(unstorableIn([body, params, query]));
}

function unstorableIn(values: readonly unknown[]): Error | undefined {
  const pending: [unknown, number][] = values.map((value) => [value, 1]);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && UNSTORABLE.test(value)) {
      return new MalformedRequest({ detail: 'The request holds a character that cannot be stored.' });
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (depth > DEEPEST_NESTING) {
      return new MalformedRequest({ detail: 'The request is nested too deeply.' });
    }
    for (const child of Object.values(value)) pending.push([child, depth + 1]);
  }
  return undefined;
}
