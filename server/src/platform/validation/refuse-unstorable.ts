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
  if (body !== undefined && (body === null || typeof body !== 'object' || Array.isArray(body))) {
    done(new MalformedRequest({ detail: 'The body must be a JSON object.' }));
  } else done(unstorableIn([body, params, query]));
}

/** Named only where there is one, so that requests without pay nothing for it. */
function unstorableCharacter(values: readonly unknown[]): Error {
  const field = values.map((value) => pathToUnstorable(value, 1)).find((path) => path !== undefined);
  return new MalformedRequest({
    detail: 'The request holds a character that cannot be stored.',
    errors: [{ field: field?.join('.') ?? '', message: 'This holds a character that cannot be stored.' }],
  });
}

/** The names that lead to the first one, or nothing where there is none. */
function pathToUnstorable(value: unknown, depth: number): string[] | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null || depth > DEEPEST_NESTING) return undefined;
  for (const [name, child] of Object.entries(value)) {
    const path = pathToUnstorable(child, depth + 1);
    if (path) return [name, ...path];
  }
  return undefined;
}

function unstorableIn(values: readonly unknown[]): Error | undefined {
  const pending: [unknown, number][] = values.map((value) => [value, 1]);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && UNSTORABLE.test(value)) {
      return unstorableCharacter(values);
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (depth > DEEPEST_NESTING) {
      return new MalformedRequest({ detail: 'The request is nested too deeply.' });
    }
    for (const child of Object.values(value)) pending.push([child, depth + 1]);
  }
  return undefined;
}
